import { useStore } from 'zustand';
import type { Session, SessionStore } from './store.ts';

/**
 * Subscribes a component to one value of a session. Use it in leaf components only: what is rendered
 * above the content of an area must not change before that content is hydrated.
 */
export function useSessionOf<Part>(session: SessionStore, select: (state: Session) => Part): Part {
  return useStore(session.store, select);
}
