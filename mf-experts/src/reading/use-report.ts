import { useEffect, useEffectEvent } from 'react';

/** Tells the shell what the page shows, once it is known and whenever it changes. */
export function useReport<Data>(onData: ((data: Data) => void) | undefined, data: Data | undefined): void {
  const report = useEffectEvent((known: Data) => onData?.(known));
  const mark = data && JSON.stringify(data);

  useEffect(() => {
    if (mark) report(JSON.parse(mark));
  }, [mark]);
}
