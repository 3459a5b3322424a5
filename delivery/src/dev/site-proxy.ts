import { UserError } from '@agile-languages/shared/errors';
import { type AreaRelease, checkRegistry, registryPath } from '@agile-languages/shared/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../store/store.ts';
import { ownFile } from './own-files.ts';
import { withOwnArea, withOwnDocument } from './with-own-area.ts';

export interface SiteProxy {
  /** Origin of the deployed site. */
  site: string;
  /** Name of the area from source. */
  name: string;
  /** Its release of the moment. */
  area: () => AreaRelease;
  /** Where its releases are kept. */
  store: Store;
  /** Added to each document. */
  script: string;
}

/** Headers that are of one connection, or that would not be true any more. */
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

/** Passes everything on to a deployed site, and puts the area from source into its registry and its documents. */
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
