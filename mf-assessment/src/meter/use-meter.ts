import type { TextStorage } from '@agile-languages/shared/storage';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createMeterStore } from '../assessment/meter-store.ts';

/** One meter: its state, and what to do with it. Kept and shared marks come in after the first render. */
export function useMeter({ keep, shared, onSharedDone }: MeterSources) {
  const [store] = useState(() => createMeterStore(keep));
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);

  useEffect(() => {
    store.open(shared);
  }, [store, shared]);

  useEffect(() => {
    if (shared !== undefined && store.get().origin.kind === 'own') onSharedDone?.();
  });

  return { state, dispatch: store.act };
}

/** Where marks come from and go to. */
export interface MeterSources {
  /** Keeps marks between visits. Default: they last as long as the page. */
  keep?: TextStorage;
  /** A code from the page's address. */
  shared?: string | undefined;
  /** The marks shown are the visitor's own now; the address should say so. */
  onSharedDone?: () => void;
}
