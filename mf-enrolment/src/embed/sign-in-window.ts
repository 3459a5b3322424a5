import { type EmbedOptions, siteOrigin } from '@agile-languages/shared/embed';
import { signInAddress } from './embed-address.ts';

/**
 * Opens the provider's log-in page as a window of its own, which sends one message when the visitor has enrolled. A
 * message counts only from the provider's origin, from that very window, and with the nonce that this window was given.
 */
export function signInWindow(onEnrolled: (classId: string, status: string) => void) {
  let waiting: { from: Window; nonce: string; classId: string } | undefined;

  const onMessage = ({ origin, source, data }: MessageEvent) => {
    if (!waiting || origin !== siteOrigin || source !== waiting.from) return;
    if (data?.type !== 'agile-enrol' || data.v !== 1 || data.nonce !== waiting.nonce) return;
    const { classId } = waiting;
    if (data.classId !== classId) return;
    end();
    onEnrolled(classId, String(data.status));
  };

  const end = () => {
    waiting = undefined;
    removeEventListener('message', onMessage);
  };

  return {
    /** @returns whether a window was opened; without one the link is followed as it is */
    open(classId: string, options: EmbedOptions): boolean {
      const nonce = freshNonce();
      const opener = location.origin;
      const from = window.open(signInAddress(classId, options, { opener, nonce }));
      if (!from) return false;
      end();
      waiting = { from, nonce, classId };
      addEventListener('message', onMessage);
      return true;
    },
    end,
  };
}

const freshNonce = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
