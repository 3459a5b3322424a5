import { createSession, type Session } from '../session/store.ts';
import { useSessionOf } from '../session/use-session.ts';

/** The visitor's session. */
export const session = createSession();

/** Subscribes a leaf component to the session: `useSession((state) => state.token)`. */
export const useSession = <Part>(select: (state: Session) => Part): Part => useSessionOf(session, select);
