import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { UserError } from '@agile-languages/shared/errors';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Refusal, refusalOf } from '../refusal.ts';
import { testStore } from '../test/test-store.ts';
import { openSandbox, type SandboxOptions } from './sandbox.ts';

async function sandboxOf(text: string, options: Partial<SandboxOptions> = {}) {
  const { directory } = await testStore();
  const file = join(directory, 'module.mjs');
  await writeFile(file, text);
  const sandbox = openSandbox({ module: pathToFileURL(file).href, bundles: {}, ...options });
  onTestFinished(sandbox.close);
  const callIn = (realm: string, method: string, ...args: unknown[]) =>
    sandbox.call(realm, method, 'test subject', ...args);
  return { callIn, call: (method: string, ...args: unknown[]) => callIn('test', method, ...args) };
}

test('function of the module: called with its arguments, its value returned', async () => {
  const { call } = await sandboxOf('export const add = async (a, b) => ({ sum: a + b });');

  expect(await call('add', 1, 2)).toEqual({ sum: 3 });
});

test('function that throws: the same error, with name, message and cause', async () => {
  const { call } = await sandboxOf(
    "export const fail = () => { throw new TypeError('test', { cause: new Error('below') }); };",
  );

  await expect(call('fail')).rejects.toMatchObject({ name: 'TypeError', message: 'test', cause: { message: 'below' } });
});

test.each([
  ['that is its own cause', "const error = new Error('test'); error.cause = error; throw error;", 'test'],
  ['that has no text', 'throw Object.create(null);', 'cannot be read'],
  [
    'that throws when it is read',
    "throw Object.defineProperty(new Error(), 'message', { get() { throw 1; } });",
    'cannot be read',
  ],
])('function that throws something %s: the call fails at once', async (_, code, message) => {
  const { call } = await sandboxOf(`export const fail = () => { ${code} };`);

  await expect(call('fail')).rejects.toThrow(message);
});

test.each(['Refusal', 'UserError'])('function that throws what it calls %s: an error, and no refusal', async (name) => {
  const { call } = await sandboxOf(
    `export const fail = () => { throw Object.assign(new Error('Release 814e is refused'), { name: '${name}' }); };`,
  );

  const cause = await call('fail').catch((thrown) => thrown);

  expect(cause).not.toBeInstanceOf(UserError);
  expect(refusalOf(cause, '/faq fails').message).toBe(`/faq fails (${name}: Release 814e is refused).`);
});

test('two realms: each has its own globals and its own state', async () => {
  const { callIn } = await sandboxOf(
    'let count = 0; export const next = () => { count += 1; Array.prototype.mine = true; return count; }; export const see = () => [count, [].mine];',
  );
  await callIn('a', 'next');

  expect(await callIn('a', 'see')).toEqual([1, true]);
  expect(await callIn('b', 'see')).toEqual([0, null]);
});

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

test.each([
  [
    'without an end',
    'for (;;);',
    { pause: 300 },
    'The code of the pages takes longer than 0.3 s without a pause. Under way: test subject.',
  ],
  ['of promises without an end', 'for (;;) await null;', { pause: 300 }, 'takes longer than 0.3 s without a pause.'],
  ['that never answers', 'await new Promise(() => {});', { time: 1000, pause: 30_000 }, 'takes longer than 1 s.'],
])('code %s: ended in a sentence, and so is every later call', async (_, code, limits, sentence) => {
  const { call } = await sandboxOf(`export const run = async () => { ${code} };`, { limits });

  await expect(call('run')).rejects.toThrow(sentence);
  await expect(call('run')).rejects.toThrow(sentence);
});

test('code that says much at once: cut before it leaves its process', { tags: ['all'] }, async () => {
  const { call } = await sandboxOf("export const run = () => 'x'.repeat(400_000_000);");

  await expect(call('run')).rejects.toThrow('The code of the pages answers with more than 50 MB.');

  expect(process.memoryUsage.rss()).toBeLessThan(1_500_000_000);
});

test.each([
  "throw 'x'.repeat(400_000_000);",
  "throw new Error('x'.repeat(400_000_000), { cause: 'x'.repeat(400_000_000) });",
])('code that throws much: ended, or its call fails', { tags: ['all'] }, async (code) => {
  const { call } = await sandboxOf(`export const run = () => { ${code} };`);

  await expect(call('run')).rejects.toThrow(/answers with more than 50 MB|cannot be said|needs more than/);
});

const hostileValues = [
  'undefined',
  'null',
  '() => null',
  '() => undefined',
  '() => ({ slice: () => undefined })',
  "() => ({ slice: () => 'x'.repeat(100_000_000), length: 5 })",
  "() => ({ toString: () => 'null' })",
  '() => ({ get length() { throw 1; } })',
  '() => new Proxy({}, { get() { throw 1; } })',
  "() => new String('null')",
  "() => Symbol('test')",
  '() => 10n',
  '() => NaN',
  "() => ['{}']",
  '() => () => 1',
  "() => { throw new Error('test'); }",
  "() => 'x'.repeat(1_000_000)",
  '() => \'{"kind":"request","id":1,"url":{}}\'',
  '() => \'{"kind":"failure","id":1}\'',
  '() => \'{"kind":"result","id":{}}\'',
];
const places = [
  ...[
    'JSON.stringify',
    'JSON.parse',
    'globalThis.String',
    'globalThis.Error',
    'globalThis.Promise',
    'globalThis.Object',
  ],
  ...['Object.setPrototypeOf', 'Object.prototype.toJSON', 'Array.prototype.toJSON', 'Array.prototype[Symbol.iterator]'],
  ...['String.prototype.slice', 'String.prototype.toString', 'String.prototype.toJSON'],
];
const endings = ['return given;', 'throw given;', "await fetch('/api/x', { body: given });", 'return given();'];

const hostileCode = `
const values = [${hostileValues.map((value) => `() => (${value})`).join(', ')}];
const places = [${places.map((place) => `(value) => { ${place} = value; }`).join(', ')}];
const endings = [${endings.map((ending) => `async (given) => { ${ending} }`).join(', ')}];
export const run = (place, value, ending) => {
  const given = values[value]();
  places[place](given);
  return endings[ending](given);
};
export const well = () => 'well';`;

test('code that has replaced what the language has by anything: its call ends, other realms answer', {
  tags: ['all'],
}, async () => {
  const { callIn } = await sandboxOf(hostileCode, { fetch: async () => new Response('{}') });
  const index = (list: readonly unknown[]) => fc.nat(list.length - 1);

  await fc.assert(
    fc.asyncProperty(index(places), index(hostileValues), index(endings), async (...chosen) => {
      const ended = await callIn(`realm ${chosen.join()}`, 'run', ...chosen).then(
        () => 'value',
        (cause) => cause instanceof Error && typeof cause.message === 'string' && !(cause instanceof Refusal),
      );
      expect(ended).toBeTruthy();
      expect(await callIn('other', 'well')).toBe('well');
    }),
    {
      numRuns: 60,
      examples: [
        [0, 4, 0],
        [0, 1, 0],
        [0, 5, 0],
        [7, 4, 0],
        [7, 12, 3],
      ],
    },
  );
});

test('code that fills the memory: ended in a sentence', { tags: ['all'] }, async () => {
  const text =
    'export const run = () => { const all = []; for (;;) all.push(new Array(1e5).fill(all.length).map((one) => ({ one }))); };';
  const { call } = await sandboxOf(text, { limits: { memory: 64 } });

  await expect(call('run')).rejects.toThrow('The code of the pages needs more than 64 MB. Under way: test subject.');
});

test.runIf(process.platform === 'linux')(
  'code that takes 3 GB beside the heap: refused there',
  { tags: ['all'] },
  async () => {
    const { call } = await sandboxOf(
      'export const run = () => { try { new Uint8Array(3e9).fill(1); return "got it"; } catch (cause) { return cause.name; } };',
    );

    expect(await call('run')).toBe('RangeError');
  },
);
