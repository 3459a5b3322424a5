import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { appSiteRoutes } from './app-site/app-site-routes.ts';
import { outboxRoutes } from './app-site/outbox-routes.ts';

/** What exists in a demonstration only: the provider's app site and the outbox. */
export function demoRoutes(app: FastifyInstance, context: ApiContext): void {
  appSiteRoutes(app, context);
  outboxRoutes(app, context);
}
