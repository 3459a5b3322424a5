import type { TextStorage } from '@agile-languages/shared/storage';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createMeterStore } from '../assessment/meter-store.ts';

/** State and actions of one meter. Marks of storage and link are loaded after the first render. */
export function useMeter({ storage, shared, language, onSharedDone }: MeterSources) {
  const [store] = useState(() => createMeterStore(storage));
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);

  useEffect(() => {
    store.open(shared);
  }, [store, shared]);

  useEffect(() => {
    if (language) store.act({ type: 'open heaviest', language });
  }, [store, language]);

  useEffect(() => {
    if (shared !== undefined && store.get().origin.kind === 'own') onSharedDone?.();
  });

  return { state, dispatch: store.act };
}

/** Sources of the marks. */
export interface MeterSources {
  /** Stores marks between visits. Default: they last as long as the page. */
  storage?: TextStorage;
  /** A code of the page's address. */
  shared?: string | undefined;
  /** A Language to open, in the case in which it weighs most. */
  language?: string | undefined;
  /** Called when the visitor has adopted the marks of the link; the address should no longer carry them. */
  onSharedDone?: () => void;
}
