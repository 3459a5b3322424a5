import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createFaultProxy, type FaultProxyOptions } from './fault-proxy.ts';

const testText = 'Test answer of ten words, so that half of it is something.';

async function listen(server: Server): Promise<string> {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function proxy(options: Omit<FaultProxyOptions, 'to'>): Promise<string> {
  const to = await listen(createServer((_request, response) => response.end(testText)));
  return listen(createFaultProxy({ to, ...options }));
}

const textOf = async (address: string) => (await fetch(address)).text();

test('reset: no answer', async () => {
  await expect(textOf(await proxy({ fault: 'reset' }))).rejects.toThrow();
});

test('hang: no answer for as long as the client waits', async () => {
  const address = await proxy({ fault: 'hang' });

  await expect(fetch(address, { signal: AbortSignal.timeout(100) })).rejects.toThrow('timeout');
});

test('truncate: half of the answer, then the end of the connection', async () => {
  await expect(textOf(await proxy({ fault: 'truncate' }))).rejects.toThrow();
});

test('flip: one bit is another', async () => {
  const text = await textOf(await proxy({ fault: 'flip' }));

  expect(text).toHaveLength(testText.length);
  expect([...text].filter((letter, index) => letter !== testText[index])).toHaveLength(1);
});

test('late: the answer, after a while', async () => {
  const begin = performance.now();

  expect(await textOf(await proxy({ fault: 'late', lateness: 120 }))).toBe(testText);
  expect(performance.now() - begin).toBeGreaterThan(115);
});

test('trickle: the answer, byte by byte', async () => {
  const response = await fetch(await proxy({ fault: 'trickle', pause: 1 }));
  const pieces: string[] = [];
  for await (const piece of response.body ?? []) pieces.push(Buffer.from(piece).toString());

  expect(pieces.join('')).toBe(testText);
  expect(pieces.length).toBeGreaterThan(5);
});

test('wrong type: a document with status 200', async () => {
  const response = await fetch(await proxy({ fault: 'wrong type' }));

  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html']);
});

test('address that the fault does not concern: passes', async () => {
  const address = await proxy({ fault: 'reset', path: /^\/api/ });

  expect(await textOf(`${address}/page`)).toBe(testText);
  await expect(textOf(`${address}/api/live`)).rejects.toThrow();
});
