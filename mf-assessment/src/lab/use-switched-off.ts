import { useEffect, useState } from 'react';
import type { ToolStorage } from '../assessment/page-storage.ts';

/** @param given of a link: those of `storage` stay as they are then */
export function useSwitchedOff(
  storage?: ToolStorage,
  given?: () => ReadonlySet<string> | undefined,
): [off: ReadonlySet<string>, onSwitch: (id: string, isOn: boolean) => void, isGiven: boolean] {
  const [off, setOff] = useState<ReadonlySet<string>>(none);
  const [isGiven, setIsGiven] = useState(false);

  useEffect(() => {
    const stated = given?.();
    setIsGiven(stated !== undefined);
    if (stated) return setOff(stated);
    const load = (text: string | null | undefined) => setOff(idsIn(text));
    load(storage?.read());
    return storage?.watch?.(load);
  }, [storage, given]);

  const onSwitch = (id: string, isOn: boolean) => {
    // What another tab has switched since stays switched.
    const own = isGiven ? undefined : storage;
    const next = new Set(own ? idsIn(own.read()) : off);
    if (isOn) next.delete(id);
    else next.add(id);
    setOff(next);
    if (next.size > 0) own?.write([...next].join(' '));
    else own?.clear();
  };

  return [off, onSwitch, isGiven];
}

const none: ReadonlySet<string> = new Set();

const idsIn = (text: string | null | undefined): ReadonlySet<string> => (text ? new Set(text.split(' ')) : none);
