import { createReadStream, type ReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { shareFiles } from './share-files.ts';

const text = 'x'.repeat(200_000);

async function fileServer(limits?: Parameters<typeof shareFiles>[1]) {
  const folder = await mkdtemp(join(tmpdir(), 'share-files-'));
  const file = join(folder, 'test.txt');
  await writeFile(file, text);
  const streams: ReadStream[] = [];
  const server = fastify({ forceCloseConnections: true });
  shareFiles(server, limits);
  server.get('/', async (_request, reply) => {
    const stream = createReadStream(file);
    streams.push(stream);
    return reply.header('etag', 'test').header('content-length', String(text.length)).send(stream);
  });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });
  const get = async () => (await fetch(origin)).text();
  const bytesRead = () => streams.map((stream) => stream.bytesRead).toSorted((a, b) => a - b);
  return { file, get, bytesRead, streams };
}

test('file that two wait for: read once, and both have it', async () => {
  const { get, bytesRead } = await fileServer();

  expect(await Promise.all([get(), get()])).toEqual([text, text]);

  expect(bytesRead()).toEqual([0, text.length]);
});

test('stream of a file that is shared already, failing after it was closed: nothing ends', async () => {
  const { get, streams } = await fileServer();
  await Promise.all([get(), get()]);
  const unread = streams.find(({ bytesRead }) => bytesRead === 0);

  expect(() => unread?.emit('error', new Error('test'))).not.toThrow();
  expect(unread?.destroyed).toBe(true);
});

test('file that nobody waits for any more: read again', async () => {
  const { get, bytesRead } = await fileServer();

  await get();
  await expect.poll(() => get()).toBe(text);

  expect(bytesRead()).toEqual([text.length, text.length]);
});

test.each([
  ['longer than what is shared', { file: 199_999 }],
  ['more than what is shared at a moment', { total: 199_999 }],
])('file %s: read for each', async (_, limits) => {
  const { get, bytesRead } = await fileServer(limits);

  expect(await Promise.all([get(), get()])).toEqual([text, text]);

  expect(bytesRead()).toEqual([text.length, text.length]);
});

test('file that cannot be read: 500 for all who wait, and read again for the next', async () => {
  const { file, get } = await fileServer();
  await rm(file);

  expect((await Promise.all([get(), get()])).join()).toContain('"statusCode":500');

  await writeFile(file, text);
  await expect.poll(() => get()).toBe(text);
});
