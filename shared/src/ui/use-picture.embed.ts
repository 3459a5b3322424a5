import { useState } from 'react';

/** Nothing is hydrated: every failure is seen when it happens. */
export function usePicture(address: string | undefined) {
  const [missing, setMissing] = useState<string>();
  return { isMissing: missing === address, picture: { src: address, onError: () => setMissing(address) } };
}
