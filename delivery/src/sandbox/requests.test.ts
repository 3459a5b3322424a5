import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { sandboxOf } from './test-sandbox.ts';

test('fetch: sent outside, its response returned', async () => {
  const send = vi.fn(async () => new Response('{"a":1}', { status: 201 }));
  const { call } = await sandboxOf(
    "export const run = async () => { const r = await fetch('/api/x', { method: 'POST', body: '{}' }); return [r.status, await r.json()]; };",
    { fetch: send },
  );

  expect(await call('run')).toEqual([201, { a: 1 }]);
  expect(send).toHaveBeenCalledExactlyOnceWith('/api/x', expect.objectContaining({ method: 'POST', body: '{}' }));
});

test('fetch without anybody who sends: fails', async () => {
  const { call } = await sandboxOf("export const run = () => fetch('/api/x');");

  await expect(call('run')).rejects.toThrow('There is no API.');
});

test.each([
  ['requests', { requests: 3 }, 'A page may send 3 requests'],
  ['characters answered', { answered: 25 }, 'for 0.000025 MB'],
])('limit of %s: kept for each call, in each realm apart', async (_, limits, sentence) => {
  const send = vi.fn(async () => new Response('0123456789'));
  const { callIn } = await sandboxOf(
    "export const run = async (count) => { while (count--) await fetch('/api/x'); return 'done'; };",
    { fetch: send, limits },
  );

  expect(await callIn('a', 'run', 2)).toBe('done');
  expect(await callIn('a', 'run', 3)).toBe('done');
  await expect(callIn('b', 'run', 4)).rejects.toThrow(sentence);
});

test('calls that send nothing: what they leave does not add up for the next', async () => {
  const send = vi.fn(async () => new Response('{}'));
  const { call } = await sandboxOf(
    "export const idle = () => {}; export const run = async (count) => { while (count--) await fetch('/api/x'); };",
    { fetch: send, limits: { requests: 3 } },
  );
  for (let times = 0; times < 5; times += 1) await call('idle');
  await Promise.all([call('idle'), call('idle'), call('idle')]);

  await expect(call('run', 10)).rejects.toThrow('A page may send 3 requests');

  expect(send).toHaveBeenCalledTimes(3);
});

test('requests that a call leaves behind: the next one does not wait for them', async () => {
  const send = vi.fn((url: unknown) =>
    String(url).includes('slow') ? new Promise<Response>(() => {}) : Promise.resolve(new Response('{}')),
  );
  const { call } = await sandboxOf(
    `export const leave = () => { for (let count = 20; count--; ) fetch('/api/slow').catch(() => {}); };
     export const run = async () => (await fetch('/api/x')).status;`,
    { fetch: send as typeof fetch },
  );
  await call('leave');

  expect(await call('run')).toBe(200);
});

test('many requests at once: four under way, and none after the characters are used up', async () => {
  let [underWay, most] = [0, 0];
  const four = Promise.withResolvers<void>();
  const send = vi.fn(async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    if (underWay === 4) four.resolve();
    await four.promise;
    await wait(20);
    underWay -= 1;
    return new Response('0123456789');
  });
  const { call } = await sandboxOf(
    "export const run = async () => (await Promise.allSettled(Array.from({ length: 50 }, () => fetch('/api/x')))).filter(({ status }) => status === 'fulfilled').length;",
    { fetch: send, limits: { answered: 55 } },
  );

  expect(await call('run')).toBeLessThan(10);
  expect(most).toBe(4);
  expect(send.mock.calls.length).toBeLessThan(10);
});

test.each([
  ['body', "fetch('/api/x', { body: 'x'.repeat(3000) })"],
  ['address', "fetch('/api/' + 'x'.repeat(3000))"],
  [
    'body that is made longer on its way',
    `(() => {
      globalThis.String = () => ({ length: 1, toJSON: () => 'x'.repeat(1500) });
      return fetch('/api/x');
    })()`,
  ],
])('request with a long %s: refused, and not sent', async (_, request) => {
  const send = vi.fn(async () => new Response('{}'));
  const { call } = await sandboxOf(`export const run = async () => void (await ${request});`, { fetch: send });

  await expect(call('run')).rejects.toThrow(/^A request of a page may have 2000 characters, and not 30\d\d\.$/);

  expect(send).not.toHaveBeenCalled();
});
