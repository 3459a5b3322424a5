/**
 * The browser's own storage of one text, also for browsers whose storage is blocked or full. Nothing here throws.
 * @param kind `local` outlasts the visit, `session` lasts as long as the tab.
 * @param name key under which the text is stored.
 * @param onRefused gets the cause when the browser first refuses to store or to forget. Default: nothing is reported.
 */
export function browserStorage(
  kind: 'local' | 'session',
  name: string,
  onRefused: (cause: unknown) => void = () => {},
): BrowserStorage {
  let isReported = false;
  const storage = () => (kind === 'local' ? localStorage : sessionStorage);

  const change = (make: () => void) => {
    try {
      make();
      return true;
    } catch (cause) {
      if (!isReported) onRefused(cause);
      isReported = true;
      return false;
    }
  };

  return {
    read() {
      try {
        return storage().getItem(name);
      } catch {
        return undefined;
      }
    },
    write: (text) => change(() => storage().setItem(name, text)),
    clear: () => change(() => storage().removeItem(name)),
  };
}

export interface BrowserStorage {
  /** @returns the text, `null` when there is none, `undefined` when the browser refuses access. */
  read: () => string | null | undefined;
  /** @returns whether the text is stored now. */
  write: (text: string) => boolean;
  /** @returns whether nothing is stored any more. */
  clear: () => boolean;
}

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
