import { browserStorage, type TextStorage, withMemory } from '@agile-languages/shared/storage';

/** In memory where the browser refuses. */
export const pageStorage = (name: string): TextStorage =>
  withMemory(
    browserStorage('local', name, (cause) => {
      console.warn(`${name}: this browser stores nothing beyond this visit`, cause);
    }),
  );

/** It stays until a listener has been told of it. */
export function watchedStorage(name: string): WatchedStorage {
  const storage = pageStorage(name);
  const listeners = new Set<(text: string | null) => void>();
  let known: string | null = null;

  const isNew = () => {
    const text = storage.read();
    if (text === known) return false;
    known = text;
    for (const listener of listeners) listener(text);
    return true;
  };

  return {
    read: () => {
      known = storage.read();
      return known;
    },
    write(text) {
      if (isNew() && known !== text) return;
      storage.write(text);
      known = text;
    },
    clear() {
      if (isNew() && known !== null) return;
      storage.clear();
      known = null;
    },
    look: () => void isNew(),
    watch(listener) {
      listeners.add(listener);
      addEventListener('storage', isNew);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', isNew);
      };
    },
  };
}

export type ToolStorage = TextStorage & Partial<WatchedStorage>;

export interface WatchedStorage extends TextStorage {
  look: () => void;
  watch: (listener: (text: string | null) => void) => () => void;
}
