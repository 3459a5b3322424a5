/** The routes of the desk, loaded where there is one. */
export { deskRoutes } from './desk-routes.ts';
export { draftRoutes } from './draft-routes.ts';
