import type { TextStorage } from '@agile-languages/shared/storage';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { heaviestCaseOf } from '../assessment/cases.ts';
import { createMeterStore, type MeterStore } from '../assessment/meter-store.ts';
import { openLink } from '../assessment/open-link.ts';

/** State and actions of one meter. Marks of storage and link are loaded after the first render. */
export function useMeter({ storage, shared, language, follow, onSharedDone }: MeterSources) {
  const [store] = useState(() => createMeterStore(storage));
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);

  useEffect(() => {
    if (shared === undefined) store.open();
    else openLink(store, shared);
  }, [store, shared]);

  useEffect(() => follow?.(store), [store, follow]);

  useEffect(() => {
    const communicationCase = language ? heaviestCaseOf(language) : undefined;
    const opened = communicationCase?.languages.find((weighted) => weighted.language.id === language)?.language.id;
    if (communicationCase && opened)
      store.act({ type: 'open', place: { communicationCase, language: opened, category: 0 } });
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
  /** Follows what else concerns the store, until it is stopped. */
  follow?: (store: MeterStore) => () => void;
  /** Called when the visitor has adopted the marks of the link; the address should no longer carry them. */
  onSharedDone?: () => void;
}
