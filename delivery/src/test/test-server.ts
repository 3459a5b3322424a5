import fastify, { type FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { readableUrl, type SiteOptions, site } from '../serve/site.ts';
import type { Store } from '../store/store.ts';
import { liveTestStore } from './test-store.ts';

export async function testServer(store: Store, options: Partial<SiteOptions> = {}): Promise<FastifyInstance> {
  const server = fastify({ rewriteUrl: readableUrl });
  await server.register(site, { store, origins: [], frames: ['http://site.test/handbook.html'], ...options });
  onTestFinished(() => server.close());
  return server;
}

export async function liveTestServer(options: Partial<SiteOptions> = {}) {
  const { store, hashes } = await liveTestStore();
  return { store, hashes, server: await testServer(store, options) };
}
