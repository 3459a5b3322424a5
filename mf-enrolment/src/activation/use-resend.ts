import { resendLock } from '@agile-languages/shared/content';
import { logFailure } from '@agile-languages/shared/errors';
import { api, notify, session } from '@agile-languages/shared/platform';
import { useState } from 'react';
import { useLock } from './use-lock.ts';

const sent = 'Pass Code re-sent again. You can re-send the Pass Code after 15seconds.Please check your email!';
const failed = 'An error occurred during the API request.';

/** Requests a new pass code, at most once in fifteen seconds, counted from the click. */
export function useResend(activationKey: string, onRefused: (message: string) => void) {
  const [status, setStatus] = useState('');
  const { locked, left, lock } = useLock(resendLock);

  async function requestPassCode() {
    const { kv, err } = await api.repassreg({ activationKey });
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
