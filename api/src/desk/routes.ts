/** Loaded where there is a desk. */
export { deskRoutes } from './desk-routes.ts';
export { draftRoutes } from './preview-calls.ts';
