/** @module-tag all */
import { expect, test } from 'vitest';
import { readHistory } from '../store/history.ts';
import { documentOf } from '../test/test-pages.ts';
import { activate, liveTestStore, testApiWith, testConfig, testRelease } from '../test/test-store.ts';

const content = { kind: 'content', why: '' } as const;
const team = { owner: 'Experts team', contact: 'experts@team.test' };

const failing = (name: string, where: 'load' | 'paths' | 'Page', fault: string) => `
const question = async (api) => (await api.getFaqList()).rows[0]?.question;
const fail = (asked, id) => { if (asked === 'bad') { ${fault} } };
const load = { question: async (api, { params }) => { const asked = await question(api); ${where === 'load' ? 'fail(asked, params.id);' : ''} return asked; } };
const paths = async (api) => { ${where === 'paths' ? 'fail(await question(api));' : ''} return [{ id: '1' }]; };
const Page = ({ initialData }) => { ${where === 'Page' ? "fail(JSON.stringify(initialData).includes('bad') && 'bad');" : ''} return null; };
const page = async () => ({ default: { Page, head: () => ({}), parseQuery: () => ({}), inDocument: {}, paths, load } });
export const area = { routes: { '/${name}': page, '/${name}/:id': page, '/${name}-mine/:id': page }, sections: {} };
`;

async function siteWith(where: 'load' | 'paths' | 'Page', fault: string, limits = {}) {
  const { store } = await liveTestStore();
  const files = { 'server/index.mjs': failing('experts', where, fault) };
  const experts = await testRelease(store, 'experts', 'failing', { files, description: team });
  const options = { removes: true, limits };
  await activate(store, { experts }, { ...options, api: testApiWith('good') });
  return { store, options: { ...options, api: testApiWith('bad') } };
}

type Faulty = readonly [what: string, where: 'load' | 'Page', fault: string, sentence: string];

async function leavesItAsItWas(...[, where, fault, sentence]: Faulty) {
  const limits = fault.startsWith('for') ? { time: 15_000 } : {};
  const { store, options } = await siteWith(where, fault, limits);

  const done = await activate(store, {}, { ...options, note: content });

  const faults = done?.faults ?? [];
  expect(new Set(faults.map(({ owner }) => owner))).toEqual(new Set(['experts (Experts team, experts@team.test)']));
  // Documents that are made later of the same code have what it has replaced.
  const replaces = fault.startsWith('Object');
  const keys = faults.map(({ key }) => key).filter((key) => !replaces || key !== '/experts-mine/:id');
  expect(keys).toEqual(['/experts', '/experts/1']);
  for (const fault of faults) expect(fault.sentence).toContain(sentence);
  expect(await documentOf(store, 3, 'experts')).toContain('good');
  expect(await documentOf(store, 3, 'catalog')).toContain('bad');
  expect((await readHistory(store)).at(-1)?.why).toContain('as before, because it fails: /experts of experts');
}

const sentence = 'page %s: it stays as it was and is named with its owner, the others are published';

test.each<Faulty>([
  ['whose data fail to load', 'load', "throw new TypeError('test');", 'fails to load its data (TypeError: test).'],
  [
    'that says nonsense of what it asked for',
    'load',
    `Object.prototype.toJSON = function () {
       return 'initialData' in this ? { initialData: {}, hasLoaders: false, asked: 5 } : this;
     };`,
    'it does not say what it asked for',
  ],
  [
    'that does not render',
    'Page',
    "throw new TypeError('test\\x1b[2K\\nof two lines');",
    'does not render (TypeError: test [2K).',
  ],
])(sentence, leavesItAsItWas);

test.each<Faulty>([
  ['that says nothing', 'load', 'Object.prototype.toJSON = () => undefined;', 'does not say what it should'],
  ['whose code never ends', 'load', 'for (;;);', 'The code of the pages takes longer than 5 s.'],
])(sentence, { tags: ['all'] }, leavesItAsItWas);

test('one page whose code never ends: the others of its area are published', { tags: ['all'] }, async () => {
  const { store, options } = await siteWith('load', "if (id === '1') for (;;);", { time: 12_000 });

  const done = await activate(store, {}, { ...options, note: content });

  expect(done?.faults).toEqual([
    expect.objectContaining({ key: '/experts/1', sentence: expect.stringContaining('Under way: /experts/1.') }),
  ]);
  expect(await documentOf(store, 3, 'experts/1')).toContain('good');
  expect(await documentOf(store, 3, 'experts')).toContain('bad');
});

test('addresses that fail to be listed: those that are known stay as they were', async () => {
  const { store, options } = await siteWith('paths', "throw new TypeError('test');");

  const done = await activate(store, {}, { ...options, note: content });

  expect(done?.faults).toEqual([
    expect.objectContaining({ key: '/experts/:id', sentence: expect.stringContaining('fails to list its addresses') }),
  ]);
  expect(await documentOf(store, 3, 'experts/1')).toContain('good');
  expect(await documentOf(store, 3, 'experts')).toContain('bad');
});

test('page that is well again: it is published with the next content', async () => {
  const { store, options } = await siteWith('load', "throw new TypeError('test');");
  await activate(store, {}, { ...options, note: content });

  const done = await activate(store, {}, { ...options, api: testApiWith('better'), note: content });

  expect(done?.faults).toBeUndefined();
  expect(await documentOf(store, 4, 'experts')).toContain('better');
});

test('release of another area: the page that fails is left, the release becomes live', async () => {
  const { store, options } = await siteWith('load', "throw new TypeError('test');");
  const catalog = await testRelease(store, 'catalog', 'next');

  const done = await activate(store, { catalog }, options);

  expect(done?.faults?.map(({ key }) => key)).toEqual(['/experts', '/experts/1']);
  expect(await documentOf(store, 3, 'catalog')).toContain(catalog);
});

test('configuration with which a page fails: refused, with its owner', async () => {
  const { store, options } = await siteWith('load', "throw new TypeError('test');");

  await expect(activate(store, {}, { ...options, config: { ...testConfig, brand: 'Test brand' } })).rejects.toThrow(
    /so nothing has changed \(TypeError: test\)\. What fails is a page of experts \(Experts team, experts@team\.test\)\.$/,
  );
});

test('release of the area itself: refused', async () => {
  const { store, options } = await siteWith('load', "throw new TypeError('test');");
  const files = { 'server/index.mjs': failing('experts', 'load', "throw new TypeError('later');") };
  const experts = await testRelease(store, 'experts', 'next', { files });

  await expect(activate(store, { experts }, options)).rejects.toThrow('fails to load its data, so nothing has changed');
});
