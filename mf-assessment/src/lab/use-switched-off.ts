import { useEffect, useState } from 'react';
import type { ToolStorage } from '../assessment/page-storage.ts';

export function useSwitchedOff(storage?: ToolStorage): [ReadonlySet<string>, (id: string, isOn: boolean) => void] {
  const [off, setOff] = useState<ReadonlySet<string>>(none);

  useEffect(() => {
    const load = (text: string | null | undefined) => setOff(idsIn(text));
    load(storage?.read());
    return storage?.watch?.(load);
  }, [storage]);

  const onSwitch = (id: string, isOn: boolean) => {
    // What another tab has switched since stays switched.
    const next = new Set(storage ? idsIn(storage.read()) : off);
    if (isOn) next.delete(id);
    else next.add(id);
    setOff(next);
    if (next.size > 0) storage?.write([...next].join(' '));
    else storage?.clear();
  };

  return [off, onSwitch];
}

const none: ReadonlySet<string> = new Set();

const idsIn = (text: string | null | undefined): ReadonlySet<string> => (text ? new Set(text.split(' ')) : none);
