import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sandboxOf } from './test-sandbox.ts';

const withTimers = `
  const later = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
  const ready = later(20);
  await later(1);
  export const set = () => void later(50).then(() => { for (;;); });
  export const wait = async () => { await Promise.all([ready, later(200)]); return 'waited'; };
`;

test('timer that one realm has left behind: it does not delay the calls of another', { tags: ['all'] }, async () => {
  const { callIn } = await sandboxOf(withTimers, { limits: { time: 8000 } });
  await callIn('a', 'set');

  expect(await callIn('b', 'wait')).toBe('waited');
  await expect(callIn('a', 'wait')).rejects.toThrow('takes longer than 2.7 s without a pause');
});

test('answers that one realm asks for without end: it does nothing with them while another is called', {
  tags: ['all'],
}, async () => {
  const { callIn } = await sandboxOf(
    `let count = 0;
     export const set = () => { const run = () => fetch('/api/x').catch(() => {}).then(() => { count += 1; run(); }); run(); };
     export const ask = () => fetch('/api/slow');
     export const seen = () => count;`,
    {
      fetch: async (url) => {
        await wait(String(url).includes('slow') ? 300 : 1);
        return new Response('{}');
      },
    },
  );
  await callIn('a', 'set');
  await callIn('b', 'ask');

  expect(await callIn('a', 'seen')).toBeLessThan(2);
});

const counting = `
  const later = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
  const counted = async (work) => {
    let count = 0;
    const timer = setInterval(() => { count += 1; }, 1);
    const next = () => { count += 1000; again = setTimeout(next, 5); };
    let again = setTimeout(next, 5);
    await work();
    clearInterval(timer);
    clearTimeout(again);
    return count;
  };
  export const waiting = () => counted(() => later(40));
  export const asking = () => counted(() => fetch('/api/x'));
  export const order = async () => {
    const seen = [];
    for (const milliseconds of [30, 10, 20, 10]) setTimeout(() => seen.push(milliseconds), milliseconds);
    setTimeout((given) => seen.push(given), 15, 'given');
    await later(25);
    return seen;
  };`;

test.each([
  ['a wait', 'waiting'],
  ['a request', 'asking'],
])('timers that count beside %s: as many each time, however long it takes', async (_, method) => {
  const counts: unknown[] = [];
  for (const milliseconds of [1, 60]) {
    const fetch = async () => {
      await wait(milliseconds);
      return new Response('{}');
    };
    const { call } = await sandboxOf(counting, { fetch });
    counts.push(await call(method), await call(method));
  }

  expect(new Set(counts).size).toBe(1);
});

test('timers: in the order of their delays, with what they are given', async () => {
  const { call } = await sandboxOf(counting);

  expect(await call('order')).toEqual([10, 10, 'given', 20]);
});

test.each([
  ['a race', 'raced'],
  ['an AbortController', 'aborted'],
])('limit of time by %s around requests in turn: not reached while one is under way', async (_, method) => {
  const { call } = await sandboxOf(
    `const twice = async () => { await (await fetch('/api/a')).json(); return (await fetch('/api/b')).json(); };
     const late = () => new Promise((_, no) => setTimeout(no, 10_000, new Error('late')));
     export const raced = () => Promise.race([twice(), late()]);
     export const aborted = () => {
       const controller = new AbortController();
       setTimeout(() => controller.abort(), 10_000);
       return twice().then((url) => (controller.signal.aborted ? 'late' : url));
     };`,
    {
      fetch: async (url) => {
        await wait(20);
        return Response.json(url);
      },
    },
  );

  expect(await call(method)).toBe('/api/b');
});

test('timers that an unanswered request of an earlier call would hold: they fire', async () => {
  const { call } = await sandboxOf(
    `export const leave = () => { fetch('/api/x').catch(() => {}); setTimeout(() => {}, 1); };
     export const wait = () => new Promise((done) => setTimeout(done, 5, 'waited'));`,
    { fetch: () => new Promise(() => {}) },
  );
  await call('leave');

  expect(await call('wait')).toBe('waited');
});

test('time limit of a signal: not before the answer, and with its name', async () => {
  const { call } = await sandboxOf(
    `export async function run() {
      const signal = AbortSignal.timeout(3000);
      const response = await fetch('/test', { body: '{}', signal });
      const before = signal.aborted;
      await new Promise((done) => { signal.onabort = done; });
      return [response.status, before, signal.reason.name, signal.reason instanceof DOMException];
    }`,
    { fetch: async () => new Response('{}') },
  );

  expect(await call('run')).toEqual([200, false, 'TimeoutError', true]);
});
