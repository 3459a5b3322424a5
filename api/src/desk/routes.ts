/** Loaded where there is a desk. */
export { deskRoutes } from './desk-routes.ts';
export { partnerPageRoutes } from './partner-page-routes.ts';
export { draftRoutes } from './preview-calls.ts';
