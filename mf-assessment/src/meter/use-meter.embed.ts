import { useEffect, useState, useSyncExternalStore } from 'react';
import { createMeterStore } from '../assessment/meter-store.ts';
import type { MeterSources } from './use-meter.ts';

/** State and actions of one meter. Partners' pages have no links with marks. */
export function useMeter({ storage }: MeterSources) {
  const [store] = useState(() => createMeterStore(storage));
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);

  useEffect(store.open, []);

  return { state, dispatch: store.act };
}
export type { MeterSources };
