export { createSession, initialSession, type Session, type SessionStore, tokenKey } from './store.ts';
export { useSessionOf } from './use-session.ts';
