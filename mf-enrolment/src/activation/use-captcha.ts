import { api } from '@agile-languages/shared/platform';
import { useEffect } from 'react';
import { logFailure } from '../failures/log-failure.ts';

/** Asks for the captcha number once. `onNumber` has to stay the same. */
export function useCaptcha(onNumber: (ln: number) => void): void {
  useEffect(() => {
    const leaving = new AbortController();
    const unlessLeft = (action: () => void) => {
      if (!leaving.signal.aborted) action();
    };
    api.getCaptcha({ signal: leaving.signal }).then(
      ({ kv }) => {
        const { ln } = kv;
        if (ln !== undefined) unlessLeft(() => onNumber(ln));
      },
      (cause: unknown) => unlessLeft(() => logFailure('captcha', cause)),
    );
    return () => leaving.abort();
  }, [onNumber]);
}
