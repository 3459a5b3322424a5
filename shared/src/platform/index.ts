/**
 * The running site, as every area sees it: one API client, one session, one way to notify.
 * Shared at run time as a single instance.
 */

export type { FirstRequests } from './api.ts';
export { api } from './api.ts';
export { configure, type MailConfig, type SiteConfig, siteConfig } from './config.ts';
export { type Notice, notify, onNotice } from './notify.ts';
export { partnerArrival, rememberPartner } from './partner-visit.ts';
export { session, useSession } from './session.ts';
