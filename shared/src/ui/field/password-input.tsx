import { type ComponentProps, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { useFieldWiring } from './field.tsx';
import own from './password-input.module.css';

/** A password with a control that shows and hides it. Give it `autoComplete="current-password"` or `"new-password"`. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const wiring = useFieldWiring();
  const [shown, setShown] = useState(false);

  return (
    <span className={own.secret}>
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
        className={own.show}
        aria-label={shown ? 'Hide password' : 'Show password'}
        aria-controls={rest.id ?? wiring.id}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide' : 'Show'}
      </button>
    </span>
  );
}
