import { useStore } from 'zustand';
import { createSession, type Session, type SessionStore } from './session-store.ts';

export const session = createSession();

/** Subscribes a leaf component to the session: `useSession((state) => state.token)`. */
export const useSession = <Part>(select: (state: Session) => Part): Part => useSessionOf(session, select);

/** In leaf components only: what is above the content of an area must not change before that is hydrated. */
export function useSessionOf<Part>(session: SessionStore, select: (state: Session) => Part): Part {
  return useStore(session.store, select);
}
