import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { UserError } from '@agile-languages/shared/errors';
import { type AreaRelease, checkRegistry, registryPath } from '@agile-languages/shared/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../store/store.ts';
import { withOwnArea, withOwnDocument } from './with-own-area.ts';

export interface SiteProxy {
  site: string;
  name: string;
  area: () => AreaRelease;
  store: Store;
  script: string;
}

/** Of one connection, or no longer true. */
const notPassed = [
  'connection',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'cross-origin-embedder-policy',
  'etag',
  'host',
  'if-modified-since',
  'if-none-match',
  'keep-alive',
  'last-modified',
  'strict-transport-security',
  'transfer-encoding',
];

export function proxySite(server: FastifyInstance, proxy: SiteProxy): void {
  const { site, name, area, store, script } = proxy;
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  server.get(registryPath, async (_request, reply) => {
    const registry = checkRegistry(await (await fetch(site + registryPath)).json());
    if (typeof registry === 'string') throw new UserError(`${site} is no site of this kind: ${registry}`);
    return reply.header('cache-control', 'no-store').send(withOwnArea(registry, name, area()));
  });

  server.all('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const own = await ownFile(store, name, path);
    if (own) return reply.type(own.type).header('cache-control', 'no-store').send(own.bytes);
    const response = await passOn(site, request);
    for (const [header, value] of response.headers) if (!notPassed.includes(header)) reply.header(header, value);
    reply.code(response.status);
    if (!response.headers.get('content-type')?.startsWith('text/html')) return sendBytes(response, reply);
    return reply.send(withOwnDocument(await response.text(), path, { name, area: area(), script }));
  });
}

const passOn = (site: string, { method, url, headers, body }: FastifyRequest): Promise<Response> => {
  const passed = Object.entries(headers).flatMap(([key, value]) =>
    value === undefined || notPassed.includes(key) ? [] : [[key, String(value)] as const],
  );
  const own = { ...Object.fromEntries(passed), ...(headers.origin && { origin: site }) };
  const hasBody = method !== 'GET' && method !== 'HEAD' && Buffer.isBuffer(body);
  return fetch(site + url, {
    method,
    headers: own,
    redirect: 'manual',
    ...(hasBody && { body: new Uint8Array(body) }),
  });
};

const sendBytes = async (response: Response, reply: FastifyReply) =>
  reply.send(Buffer.from(await response.arrayBuffer()));

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

async function ownFile(store: Store, name: string, path: string) {
  const [, area, release, file = ''] =
    /^\/areas\/([\w-]+)\/([\da-f]{16})\/browser\/(?:again\d+\/)?([\w./-]+)$/.exec(path) ?? [];
  if (area !== name || !release || file.includes('..')) return undefined;
  const bytes = await readFile(join(store.release(name, release), 'browser', file)).catch(() => undefined);
  return bytes && { bytes, type: types[extname(file)] ?? 'application/octet-stream' };
}
