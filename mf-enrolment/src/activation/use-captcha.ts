import { logFailure } from '@agile-languages/shared/errors';
import { api } from '@agile-languages/shared/platform';
import { useEffect } from 'react';

/** Asks for the captcha number once. `onNumber` has to stay the same. */
export function useCaptcha(onNumber: (ln: number) => void): void {
  useEffect(() => {
    const controller = new AbortController();
    const unlessLeft = (action: () => void) => {
      if (!controller.signal.aborted) action();
    };
    api.getCaptcha({ signal: controller.signal }).then(
      ({ kv }) => {
        const { ln } = kv;
        if (ln !== undefined) unlessLeft(() => onNumber(ln));
      },
      (cause: unknown) => unlessLeft(() => logFailure('captcha', cause)),
    );
    return () => controller.abort();
  }, [onNumber]);
}
