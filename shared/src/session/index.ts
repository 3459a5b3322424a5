export { createSession, initialSession, type SessionStore, tokenKey } from './store.ts';
export { useSessionOf } from './use-session.ts';
