import { createStore } from 'zustand/vanilla';
import { browserStorage } from '../storage/index.ts';

/** Name of the token in local storage (specification, section 3). */
export const tokenKey = 'token';

export interface Session {
  /** The member's token; `''` while the visitor is signed out. */
  token: string;
}

/** State before storage was read, and after sign-out. */
export const initialSession: Session = { token: '' };

/**
 * When storage is blocked or full, the session lasts for this tab only. Every token that `signIn` is given is stored
 * (specification, section 3); what is read back is checked. Nothing is read before `start`.
 */
export function createSession() {
  const store = createStore<Session>(() => initialSession);

  const storage = browserStorage('local', tokenKey, (cause) => {
    console.warn('session: the browser refused its storage, so signing in and out counts for this tab only', cause);
  });

  const read = () => {
    const stored = storage.read();
    if (stored === undefined) return store.getState().token;
    return stored && isReadable(stored) ? stored : '';
  };

  return {
    store,
    /**
     * Again when another tab changes it or the page returns from the back/forward cache. @returns a function that stops
     * it
     */
    start() {
      const follow = () => store.setState({ token: read() });
      const onStorage = (event: StorageEvent) => {
        if (event.key === tokenKey || event.key === null) follow();
      };
      follow();
      addEventListener('storage', onStorage);
      addEventListener('pageshow', follow);
      return () => {
        removeEventListener('storage', onStorage);
        removeEventListener('pageshow', follow);
      };
    },
    /** Whatever its form. An empty text signs out. */
    signIn(token: string) {
      if (!token) return;
      store.setState({ token });
      storage.write(token);
    },
    signOut() {
      store.setState(initialSession);
      storage.clear();
    },
  };
}

export type SessionStore = ReturnType<typeof createSession>;

/** Visible ASCII without the characters of markup and JSON. */
const isReadable = (text: string) => /^[!#-;=?-z|~]{1,4096}$/.test(text);
