import type { TextStorage } from '@agile-languages/shared/storage';
import { useEffect, useState } from 'react';

/**
 * Ids of the rules and checks that the visitor has switched off.
 *
 * @param storage keeps them between visits. Default: nothing does
 */
export function useSwitchedOff(storage?: TextStorage): [ReadonlySet<string>, (id: string, isOn: boolean) => void] {
  const [off, setOff] = useState<ReadonlySet<string>>(none);

  useEffect(() => {
    const stored = storage?.read();
    if (stored) setOff(new Set(stored.split(' ')));
  }, [storage]);

  const onSwitch = (id: string, isOn: boolean) => {
    const next = new Set(off);
    if (isOn) next.delete(id);
    else next.add(id);
    setOff(next);
    if (next.size > 0) storage?.write([...next].join(' '));
    else storage?.clear();
  };

  return [off, onSwitch];
}

const none: ReadonlySet<string> = new Set();
