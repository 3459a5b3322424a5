import { createStore } from 'zustand/vanilla';

/** Name of the token in local storage (specification, section 3). */
export const tokenKey = 'token';

export interface Session {
  /** The member's token; `''` when nobody is signed in. */
  token: string;
}

/** State before storage was read, and after sign-out. */
export const initialSession: Session = { token: '' };

/**
 * Creates a session store: the token in memory, kept in local storage under `token`.
 * Storage that is blocked, full or holds garbage is survived: the session then lasts for this tab only,
 * and garbage reads as signed out. Nothing is read before `start`.
 */
export function createSession() {
  const store = createStore<Session>(() => initialSession);

  const read = () => {
    try {
      const stored = localStorage.getItem(tokenKey) ?? '';
      return isToken(stored) ? stored : '';
    } catch {
      return store.getState().token;
    }
  };

  return {
    store,
    /** Reads storage and follows other tabs and pages restored from the back/forward cache. Returns a function that stops it. */
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
    /** Signs in with this token. Anything that is no token is ignored. */
    signIn(token: string) {
      if (!isToken(token)) return;
      store.setState({ token });
      try {
        localStorage.setItem(tokenKey, token);
      } catch (cause) {
        console.warn('session: storage refused the token, it lasts for this tab only', cause);
      }
    },
    /** Forgets the token here and in every other tab. */
    signOut() {
      store.setState(initialSession);
      try {
        localStorage.removeItem(tokenKey);
      } catch (cause) {
        console.warn('session: storage refused to forget the token', cause);
      }
    },
  };
}

export type SessionStore = ReturnType<typeof createSession>;

const isToken = (value: string) => /^[\w.~+/=-]{1,4096}$/.test(value);
