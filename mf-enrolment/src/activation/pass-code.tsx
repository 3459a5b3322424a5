import { resendLock } from '@agile-languages/shared/content';
import { logFailure } from '@agile-languages/shared/errors';
import { activationTexts, typedKey } from '@agile-languages/shared/forms';
import { api, notify, session } from '@agile-languages/shared/platform';
import { Button, Field, TextInput } from '@agile-languages/shared/ui';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import styles from './activation-form.module.css';

const step = 250;

const { resent: sent } = activationTexts;
const failed = 'An error occurred during the API request.';

/** A button that locks loses focus. */
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
          {activationTexts.resend}
        </Button>
      </div>
      <div className={styles.status}>
        <p role="status" className={styles.message}>
          {status || activationTexts.codeHint}
        </p>
        {locked ? <Countdown left={left} /> : null}
      </div>
    </div>
  );
}

/** Decorative: the sentence beside it has the same in words. */
function Countdown({ left }: { /** Milliseconds. */ left: number }) {
  return (
    <p aria-hidden="true" className={styles.countdown}>
      <svg width="64" height="8" aria-hidden="true" focusable="false" className={styles.bar}>
        <rect width={(left / resendLock) * 64} height="8" className={styles.left} />
      </svg>
      <b>{Math.ceil(left / 1000)}</b> s
    </p>
  );
}

function useResend(activationKey: string, onRefused: (message: string) => void) {
  const [status, setStatus] = useState('');
  const { locked, left, lock } = useLock(resendLock);

  async function requestPassCode() {
    const { kv, err } = await api.repassreg({ activationKey: typedKey(activationKey) });
    if (kv.token) session.signIn(kv.token);
    if (err[0]) {
      onRefused(err[0].val);
      return;
    }
    setStatus(sent);
    notify({ text: sent });
  }

  const resend = () => {
    if (locked) return;
    lock();
    setStatus('');
    requestPassCode().catch((cause: unknown) => {
      logFailure('resend', cause);
      setStatus(failed);
      notify({ text: failed, kind: 'error' });
    });
  };

  return { resend, status, locked, left };
}

/**
 * The clock that is ahead counts: after a tab has slept the lock is open, and a clock that is set back does not keep it
 * closed.
 */
function useLock(duration: number) {
  const opens = useRef({ wall: 0, tab: 0 });
  const [left, setLeft] = useState(0);
  const locked = left > 0;

  useEffect(() => {
    if (!locked) return;
    const timer = setInterval(() => {
      const { wall, tab } = opens.current;
      setLeft(Math.max(0, Math.min(wall - Date.now(), tab - performance.now())));
    }, step);
    return () => clearInterval(timer);
  }, [locked]);

  const lock = () => {
    opens.current = { wall: Date.now() + duration, tab: performance.now() + duration };
    setLeft(duration);
  };

  return { locked, left, lock };
}

interface PassCodeProps {
  input: Pick<ComponentProps<'input'>, 'name' | 'value' | 'onChange'>;
  activationKey: string;
  onRefused: (message: string) => void;
}
