import { useState } from 'react';

/** The message is the link itself where the browser refuses. */
export function useCopiedLink(link: string): [message: string, copy: () => Promise<void>] {
  const [message, setMessage] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setMessage('Copied.');
    } catch {
      setMessage(link);
    }
  };
  return [message, copy];
}
