import { join, relative, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import { elementPolicy } from '../../serve/headers.ts';
import type { SiteRoutes } from '../../serve/site.ts';
import type { Store } from '../../store/store.ts';
import { publishedVersions } from './versions.ts';

const exactFile = /^\d+\.\d+\.\d+\/[\w-][\w.-]*$/;
const previewFile = /^\/?[\w-]+\.(?:html|css)$/;
const framedFile = /^\/?[\w-]+\.(?:html|css|js)$/;

/** A version of theirs comes within minutes. */
const embedCaching = 'public, max-age=300, stale-while-revalidate=86400';

const anywhere = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** An exact version for ever, and under `v1` the live one. */
export const embedRoutes: SiteRoutes = async (server, { store, live, origins, embedderPolicy }) => {
  server.get('/embed/', (request, reply) => reply.redirect(request.url.replace(/^[^?]*/, '/embed'), 308));
  await server.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers(anywhere);
    });
    const fileOf = (version: string, file: string) => relative(store.directory, join(store.embed(version), file));
    for (const path of ['/embed/:version/:file', '/embed/:version/:again(^again\\d+$)/:file'])
      scope.get<{ Params: { version: string; file: string } }>(path, async ({ params: { version, file } }, reply) => {
        if (!exactFile.test(`${version}/${file}`)) return reply.callNotFound();
        return reply.sendFile(fileOf(version, file), { immutable: true, maxAge: '365d' });
      });
    scope.get('/embed/*', async (_request, reply) => reply.callNotFound());
    scope.get('/embed/versions.json', async (_request, reply) => {
      return reply.header('cache-control', embedCaching).send(await versionList(store, (await live())?.registry.embed));
    });
    scope.get<{ Params: { file: string } }>('/embed/v1/:file', async ({ params }, reply) => {
      const version = (await live())?.registry.embed;
      if (!version || !exactFile.test(`${version}/${params.file}`)) return reply.callNotFound();
      const file = fileOf(version, params.file);
      return reply.header('cache-control', embedCaching).sendFile(file, { cacheControl: false });
    });
  });
  await server.register(fastifyStatic, {
    root: resolve(store.embed('preview')),
    prefix: '/embed/preview/',
    decorateReply: false,
    preCompressed: true,
    index: false,
    allowedPath: (path) => previewFile.test(path),
    setHeaders: (reply, path) => {
      reply.header('cache-control', 'no-cache');
      if (/\.html(?:\.\w+)?$/.test(path))
        reply.header('content-security-policy', elementPolicy(/strict\.html/.test(path), origins, "'self'"));
      if (embedderPolicy) reply.header('cross-origin-embedder-policy', embedderPolicy);
    },
  });
  await server.register(fastifyStatic, {
    root: resolve(store.embed('frame')),
    prefix: '/embed/frame/',
    decorateReply: false,
    preCompressed: true,
    index: false,
    allowedPath: (path) => framedFile.test(path),
    setHeaders: (reply, path) => {
      reply.header('cache-control', 'no-cache');
      reply.headers(anywhere);
      if (!/\.html(?:\.\w+)?$/.test(path)) return;
      reply.header('content-security-policy', elementPolicy(true, origins, '*'));
      if (embedderPolicy) reply.header('cross-origin-embedder-policy', embedderPolicy);
    },
  });
};

async function versionList(store: Store, v1: string | undefined) {
  const versions = Object.entries(await publishedVersions(store));
  return { v1, versions: versions.map(([version, { publishedAt }]) => ({ version, publishedAt })) };
}
