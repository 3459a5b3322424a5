import { useStore } from 'zustand';
import type { Session, SessionStore } from './store.ts';

/**
 * Subscribes a component to one part of a session. Use it in leaves only: what renders above
 * an area's content before it has hydrated must not change.
 */
export function useSessionOf<Part>(session: SessionStore, select: (state: Session) => Part): Part {
  return useStore(session.store, select);
}
