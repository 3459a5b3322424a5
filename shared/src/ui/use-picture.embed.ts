import { useState } from 'react';

/** The same where nothing is hydrated: every failure is seen when it happens. It loads at once. */
export function usePicture(address: string | undefined) {
  const [missing, setMissing] = useState<string>();
  return { isMissing: missing === address, picture: { src: address, onError: () => setMissing(address) } };
}
