import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { sandboxOf } from './test-sandbox.ts';

/** A busy machine takes a while for what is large. */
const patient = { time: 120_000, pause: 60_000 };

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
  const { call } = await sandboxOf("export const run = () => 'x'.repeat(400_000_000);", { limits: patient });

  await expect(call('run')).rejects.toThrow('The code of the pages answers with more than 50 MB.');

  expect(process.memoryUsage.rss()).toBeLessThan(1_500_000_000);
});

test.each([
  "throw 'x'.repeat(400_000_000);",
  "throw new Error('x'.repeat(400_000_000), { cause: 'x'.repeat(400_000_000) });",
])('code that throws much: ended, or its call fails', { tags: ['all'] }, async (code) => {
  const { call } = await sandboxOf(`export const run = () => { ${code} };`, { limits: patient });

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
  const { call } = await sandboxOf(text, { limits: { ...patient, memory: 64 } });

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
