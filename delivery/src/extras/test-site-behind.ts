import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createApi, isApiPath } from '@agile-languages/api';
import fastify from 'fastify';
import { onTestFinished } from 'vitest';
import { readableUrl, site } from '../serve/site.ts';
import { type SiteProxy, siteName } from '../test/proxies.ts';
import { liveTestStore } from '../test/test-store.ts';
import { createVisitors } from './canary/visitors.ts';
import { dictionaries } from './dictionaries/dictionaries.ts';
import { artefactLimits } from './receive/artefact.ts';

interface Asked {
  url: string;
  ip: string;
  headers: IncomingHttpHeaders;
}

export async function siteBehind(proxy: SiteProxy) {
  const { store, hashes } = await liveTestStore();
  const asked: Asked[] = [];
  const api = await createApi({
    ...{ dataDir: join(store.directory, 'data'), siteOrigin: `https://${siteName}` },
    ...{ logLevel: 'silent', trustProxy: '127.0.0.1' },
  });
  const server = fastify({
    rewriteUrl: readableUrl,
    trustProxy: '127.0.0.1',
    forceCloseConnections: true,
    serverFactory: (handler) =>
      createServer((incoming, response) => {
        if (!isApiPath(incoming.url ?? '')) return handler(incoming, response);
        asked.push({ url: incoming.url ?? '', ip: '', headers: incoming.headers });
        return api.routing(incoming, response);
      }),
  });
  server.addHook('onRequest', async ({ url, ip, headers }) => void asked.push({ url, ip, headers }));
  await server.register(site, {
    store,
    origins: [],
    frames: [],
    isPartner: async (key) => key === 'pk_test',
    visitors: createVisitors(() => 0),
    packing: dictionaries,
  });
  server.addContentTypeParser('application/gzip', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  server.post<{ Body: Buffer }>('/releases/:area', { bodyLimit: artefactLimits.packed }, async ({ body }) =>
    String(body.length),
  );
  await server.listen({ port: 0, host: '127.0.0.1' });
  const stopSite = () => server.close();
  onTestFinished(async () => {
    await stopSite();
    await api.close();
  });
  const { port } = server.server.address() as AddressInfo;
  const proxyPort = await proxy.start(port);
  const send = clientOf(proxyPort);
  const get = (path: string, headers?: Record<string, string>) => send('GET', path, headers);
  const timesAsked = (path: string) => asked.filter(({ url }) => url === path).length;
  return { port: proxyPort, store, hashes, asked, stopSite, send, get, sendDirectly: clientOf(port), timesAsked };
}

export const clientOf =
  (port: number) =>
  (method: string, path: string, headers: Record<string, string> = {}, body?: string | Buffer): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port, method, path, headers: { host: siteName, ...headers }, agent: false };
      request(options, async (answer) =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) }),
      )
        .once('error', reject)
        .end(body);
    });

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export type Behind = Awaited<ReturnType<typeof siteBehind>>;
