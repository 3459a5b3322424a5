import type { BrowserStorage } from './browser-storage.ts';

/** Storage whose text lasts at least as long as the page: what the browser refuses to store stays in memory. */
export function withMemory(storage: BrowserStorage): TextStorage {
  let unstored: string | null = null;

  return {
    read: () => unstored ?? storage.read() ?? null,
    write(text) {
      unstored = storage.write(text) ? null : text;
    },
    clear() {
      unstored = null;
      storage.clear();
    },
  };
}

export interface TextStorage {
  /** @returns the text, `null` when there is none. */
  read: () => string | null;
  write: (text: string) => void;
  clear: () => void;
}
