/**
 * The running site, as every area sees it: one API client, one session, one way to notify.
 * Shared at run time as a single instance.
 */
import { createApiClient } from '../api/client.ts';
import { createSession, type Session } from '../session/store.ts';
import { useSessionOf } from '../session/use-session.ts';
import { siteConfig } from './config.ts';
import { takeFirstRequest } from './first-requests.ts';

export { configure, type MailConfig, type SiteConfig, siteConfig } from './config.ts';
export type { FirstRequests } from './first-requests.ts';
export { type Notice, notify, onNotice } from './notify.ts';
export { type PartnerVisit, partnerVisit, rememberPartner } from './partner-visit.ts';

/** The typed client of the provider API. */
export const api = createApiClient({ base: () => siteConfig().apiBase, takeStarted: takeFirstRequest });

/** The visitor's session. */
export const session = createSession();

/** Subscribes a leaf component to the session: `useSession((state) => state.token)`. */
export const useSession = <Part>(select: (state: Session) => Part): Part => useSessionOf(session, select);
