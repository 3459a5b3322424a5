import { type ComponentProps, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { useFieldWiring } from './field-wiring.ts';

/** One line of text. Takes every attribute of `input`. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...useFieldWiring()} {...rest} className={classNames(styles.input, className)} />;
}

/** A password with a control that shows and hides it. Give it `autoComplete="current-password"` or `"new-password"`. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const wiring = useFieldWiring();
  const [shown, setShown] = useState(false);

  return (
    <span className={styles.secret}>
      <input
        {...wiring}
        {...rest}
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        className={classNames(styles.input, className)}
      />
      <button
        type="button"
        className={styles.show}
        aria-label={shown ? 'Hide password' : 'Show password'}
        aria-controls={rest.id ?? wiring.id}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide' : 'Show'}
      </button>
    </span>
  );
}

/** Several lines of text. Takes every attribute of `textarea`. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...useFieldWiring()} {...rest} className={classNames(styles.input, styles.area, className)} />;
}

/** A native choice. Takes every attribute of `select`; the options are its children. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...useFieldWiring()} {...rest} className={classNames(styles.input, styles.select, className)} />;
}
