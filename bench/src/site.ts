import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '@agile-languages/e2e/src/site/start-site.ts';

/** Without an origin a site of its own is released. */
export async function withSite(given: string | undefined, work: (origin: string) => Promise<void>): Promise<void> {
  if (given) return work(given.replace(/\/$/, ''));
  const folder = await mkdtemp(join(tmpdir(), 'bench-site-'));
  const site = await startSite({ releases: join(folder, 'releases'), data: join(folder, 'data') });
  try {
    await work(site.url);
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

export interface SiteFront {
  origin: string;
  stop: () => void;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export async function startFront(answer: Answer): Promise<SiteFront> {
  const server = createServer((request, response) => {
    answer(request, response).catch((cause) => response.writeHead(502).end(String(cause)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export function askSite(url: URL, request: IncomingMessage, headers: object = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { host: _, origin: __, ...others } = request.headers;
    const options = { method: request.method ?? 'GET', headers: { ...others, ...headers } };
    const forwarded = send(url, options, resolve);
    forwarded.once('error', reject);
    request.pipe(forwarded);
  });
}
