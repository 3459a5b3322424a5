import { Button, Field, TextInput } from '@agile-languages/shared/ui';
import { type ComponentProps, useEffect, useRef } from 'react';
import styles from './activation-form.module.css';
import { Countdown } from './countdown.tsx';
import { useResend } from './use-resend.ts';

/** The pass code with the way to a new one. A button that locks loses focus, which then goes to the field of the code. */
export function PassCode({ input, activationKey, onRefused }: PassCodeProps) {
  const field = useRef<HTMLInputElement>(null);
  const hadFocus = useRef(false);
  const { resend, status, locked, left } = useResend(activationKey, onRefused);

  useEffect(() => {
    if (locked && hadFocus.current) field.current?.focus();
    hadFocus.current = false;
  }, [locked]);

  return (
    <div>
      <div className={styles.resend}>
        <Field label="Pass code">
          <TextInput
            {...input}
            ref={field}
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            className={styles.code}
          />
        </Field>
        <Button
          variant="line"
          disabled={locked || activationKey === ''}
          className={styles.again}
          onClick={({ currentTarget }) => {
            hadFocus.current = document.activeElement === currentTarget;
            resend();
          }}
        >
          Resend pass code
        </Button>
      </div>
      <div className={styles.status}>
        <p role="status" className={styles.message}>
          {status || 'From the same e-mail. The newest code is the valid one.'}
        </p>
        {locked ? <Countdown left={left} /> : null}
      </div>
    </div>
  );
}

interface PassCodeProps {
  /** Name, value and change of the field. */
  input: Pick<ComponentProps<'input'>, 'name' | 'value' | 'onChange'>;
  activationKey: string;
  /** Runs with the sentence of a refusal. */
  onRefused: (message: string) => void;
}
