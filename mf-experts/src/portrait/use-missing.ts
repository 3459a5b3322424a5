import { useEffect, useRef, useState } from 'react';

/** Whether a picture does not come, also when it failed before the page was taken over. */
export function useMissing() {
  const ref = useRef<HTMLImageElement>(null);
  const [missing, setMissing] = useState(false);
  const onError = () => setMissing(true);

  useEffect(() => {
    ref.current?.decode().catch(() => setMissing(true));
  }, []);

  return { missing, watch: { ref, onError } };
}
