import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { hosts, root } from '../places.ts';

export const writtenSite = 'https://site.example';
const writtenVersion = '/embed/published/';
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** `?headers={…}` gives a page further headers. */
export async function serveHosts(
  built: string,
  site: string,
  version: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const [head = '', page = '', guide = ''] = await Promise.all(
    [join(hosts, 'head.html'), join(hosts, 'page.html'), join(root, 'docs/partners.md')].map((file) =>
      readFile(file, 'utf8'),
    ),
  );
  const block = /### WordPress\n.*?```html\n(.*?)```/s.exec(guide)?.[1] ?? '';
  const atSite = (text: string) =>
    text
      .replace('<!-- head.html -->', () => head)
      .replace('<!-- page.html -->', () => page)
      .replace('<!-- block of the guide -->', () => block)
      .replaceAll(writtenSite, site)
      .replaceAll(writtenVersion, `/embed/${version}/`);
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host.invalid');
    const path = normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const text = (built && (await textOf(join(built, path)))) || (await textOf(join(hosts, path)));
    if (path === '/favicon.ico') response.writeHead(204).end();
    else if (text === undefined) response.writeHead(404).end();
    else {
      const headers = { ...(await headersOf(path)), ...JSON.parse(searchParams.get('headers') ?? '{}') };
      for (const [name, value] of Object.entries<string>(headers)) response.setHeader(name, atSite(value));
      response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream').end(atSite(text));
    }
  });
  return { url: await listen(server), stop: () => stop(server) };
}

async function headersOf(path: string): Promise<Record<string, string>> {
  if (!path.endsWith('index.html')) return {};
  return JSON.parse((await textOf(join(hosts, path, '../headers.json'))) ?? '{}');
}

const textOf = (file: string) => readFile(file, 'utf8').catch(() => undefined);

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
