import { useEffect, useState } from 'react';
import { pageStorage } from '../assessment/page-storage.ts';

const storage = pageStorage('lab-rules');

/** Ids of the rules and checks that the visitor has switched off, kept in this browser. */
export function useSwitchedOff(): [ReadonlySet<string>, (id: string, isOn: boolean) => void] {
  const [off, setOff] = useState<ReadonlySet<string>>(none);

  useEffect(() => {
    const stored = storage.read();
    if (stored) setOff(new Set(stored.split(' ')));
  }, []);

  const onSwitch = (id: string, isOn: boolean) => {
    const next = new Set(off);
    if (isOn) next.delete(id);
    else next.add(id);
    setOff(next);
    if (next.size > 0) storage.write([...next].join(' '));
    else storage.clear();
  };

  return [off, onSwitch];
}

const none: ReadonlySet<string> = new Set();
