import { createContext, type ReactNode, useContext, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';

const FieldContext = createContext<FieldWiring>({});

/**
 * A label above one control, a hint and an error below it. The control inside (`TextInput`, `PasswordInput`,
 * `TextArea`, `Select`) gets its id, its description and its invalid state from the field.
 */
export function Field({ label, hint, error, reserveError = false, className, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}hint` : '';
  const errorId = error ? `${id}error` : '';
  const description = [hintId, errorId].filter(Boolean).join(' ');

  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <FieldContext
        value={{ id, 'aria-describedby': description || undefined, 'aria-invalid': error ? true : undefined }}
      >
        {children}
      </FieldContext>
      {hint ? (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      ) : null}
      {error || reserveError ? (
        <p className={styles.error} id={errorId || undefined}>
          {error}
        </p>
      ) : null}
    </div>
  );
}

interface FieldWiring {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export const useFieldWiring = (): FieldWiring => useContext(FieldContext);

interface FieldProps {
  label: ReactNode;
  /** Shown below the control, and part of its description. */
  hint?: ReactNode;
  /** A sentence; marks the control as invalid. Default: none, the control is valid. */
  error?: string;
  /** Reserves the line of the error, so that nothing moves when it appears. Default `false`. */
  reserveError?: boolean;
  className?: string;
  /** One control. */
  children: ReactNode;
}
