import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export type ReadFault = 'late' | 'half' | 'wrong';

/** Lists have pages of two. */
export async function testStorage({ comparesBare = false } = {}) {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  let isDown = false;
  let fault: ReadFault | undefined;
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://storage.test');
    const body = await buffer(request);
    if (isDown) return void response.writeHead(503).end();
    const key = decodeURIComponent(pathname.split('/').slice(2).join('/'));
    requests.push(`${request.method} ${key}`);
    const present = objects.get(key);
    const { 'if-match': match, 'if-none-match': noneMatch } = request.headers;
    const refuse = (status: number, code: string) =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
    if (request.method === 'GET' && searchParams.has('list-type')) {
      const from = Number(searchParams.get('continuation-token') ?? 0);
      const keys = [...objects.keys()].filter((name) => name.startsWith(searchParams.get('prefix') ?? '')).toSorted();
      const rows = keys.slice(from, from + 2).map((name) => {
        const { length = 0 } = objects.get(name) ?? {};
        return `<Contents><Key>${name}</Key><ETag>${etagOf(objects.get(name))}</ETag><Size>${length}</Size></Contents>`;
      });
      const next = from + 2 < keys.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
      response.writeHead(200, { 'content-type': 'application/xml' });
      response.end(`<ListBucketResult>${rows.join('')}${next}</ListBucketResult>`);
    } else if (request.method === 'GET') {
      if (!present) return void refuse(404, 'NoSuchKey');
      const etag = etagOf(present);
      if (noneMatch === etag) return void response.writeHead(304, { etag }).end();
      if (fault === 'late') return;
      if (fault === 'wrong') return void response.writeHead(200, { etag }).end('<!doctype html><p>Sign in');
      response.writeHead(200, { etag, 'content-length': present.length });
      if (fault === 'half') response.write(present.subarray(0, present.length >> 1), () => response.destroy());
      else response.end(present);
    } else if (request.method === 'PUT') {
      const version = comparesBare ? etagOf(present).slice(1, -1) : etagOf(present);
      const isRefused = (noneMatch === '*' && present) || (match !== undefined && (!present || match !== version));
      if (isRefused) return void refuse(412, 'PreconditionFailed');
      objects.set(key, body);
      response.writeHead(200, { etag: etagOf(body) }).end();
    } else {
      objects.delete(key);
      response.writeHead(204).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    objects,
    requests,
    url: `http://test-key:test%2Fsecret@127.0.0.1:${port}/test-bucket/site?region=eu-test-1`,
    setDown: (value: boolean) => {
      isDown = value;
    },
    spoil: (value: ReadFault | undefined) => {
      fault = value;
    },
  };
}

const etagOf = (bytes: Buffer = Buffer.alloc(0)) => `"${createHash('md5').update(bytes).digest('hex')}"`;
