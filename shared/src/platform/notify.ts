export interface Notice {
  text: string;
  /** Milliseconds it is visible. Default 5000. */
  duration?: number;
  /** Default `success`. */
  kind?: 'success' | 'error';
}

type Listener = (notice: Notice) => void;
const listeners = new Set<Listener>();

/** Shows a toast at the top of the page. Without a shell, which draws it, the text goes to the console. */
export function notify(notice: Notice): void {
  if (listeners.size === 0) console.warn('notify: nobody shows this notice', notice.text);
  for (const listener of listeners) listener(notice);
}

/** Calls a function for every notice. Only the shell and tests use this. @returns a function that ends it. */
export function onNotice(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
