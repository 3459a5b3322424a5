import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server in front of a site, which passes on what the browser asks and may change the answers. */
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

/** Passes a request on to the site. @param headers in place of those of the browser */
export function askSite(url: URL, request: IncomingMessage, headers: object = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { host: _, origin: __, ...others } = request.headers;
    const options = { method: request.method ?? 'GET', headers: { ...others, ...headers } };
    const forwarded = send(url, options, resolve);
    forwarded.once('error', reject);
    request.pipe(forwarded);
  });
}
