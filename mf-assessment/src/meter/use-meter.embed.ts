import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createMeterStore } from '../assessment/meter-store.ts';
import type { MeterSources } from './use-meter.ts';

export function useMeter({ storage }: MeterSources) {
  const [store] = useState(() => createMeterStore(storage));
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);

  // After the first drawing it would show another case than the first frame.
  useLayoutEffect(store.open, []);

  return { state, dispatch: store.act };
}
export type { MeterSources };
