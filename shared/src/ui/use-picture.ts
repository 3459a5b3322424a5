import { useEffect, useRef, useState } from 'react';

/**
 * Watches a picture that may be missing: `isMissing` when there is no address, or when nothing could be loaded from it,
 * also when that was before the page was hydrated. Spread `picture` into the `img`. It loads when it is near the view.
 *
 * @param address Its `src`; `undefined` for none.
 */
export function usePicture(address: string | undefined) {
  const ref = useRef<HTMLImageElement>(null);
  const [missing, setMissing] = useState<string>();

  useEffect(() => {
    const image = ref.current;
    // It may wait until it is near the view. Some browsers refuse to decode it.
    if (image?.complete) image.decode().catch(() => setMissing(address));
  }, [address]);

  return {
    isMissing: missing === address,
    picture: { ref, src: address, loading: 'lazy', onError: () => setMissing(address) },
  } as const;
}
