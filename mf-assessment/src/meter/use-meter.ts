import type { TextStorage } from '@agile-languages/shared/storage';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { heaviestCaseOf } from '../assessment/cases.ts';
import { createMeterStore, type MeterStore } from '../assessment/meter-store.ts';
import { openLink } from '../assessment/open-link.ts';

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

export interface MeterSources {
  storage?: TextStorage;
  shared?: string | undefined;
  language?: string | undefined;
  follow?: (store: MeterStore) => () => void;
  /** The address should no longer carry them. */
  onSharedDone?: () => void;
}
