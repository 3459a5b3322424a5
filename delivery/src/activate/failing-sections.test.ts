import { expect, test } from 'vitest';
import { readHistory } from '../store/history.ts';
import { documentOf } from '../test/test-pages.ts';
import { activate, liveTestStore, testApiWith, testHash, testRelease } from '../test/test-store.ts';

const content = { kind: 'content', why: '' } as const;
const team = { owner: 'Experts team', contact: 'experts@team.test' };
const experts = 'experts (Experts team, experts@team.test)';

type Where = 'load' | 'Section';

const failing = (name: string, where: Where, fault: string) => `
const fail = (question) => { if (question === 'bad') { ${fault} } };
const question = async (api) => {
  const { question } = (await api.getFaqList()).rows[0] ?? {};
  ${where === 'load' ? 'fail(question);' : ''}
  return question;
};
const Section = ({ initialData }) => {
  ${where === 'Section' ? `fail(initialData['sections ${name} test']?.question);` : ''}
};
const section = async () => ({ default: { Section, inDocument: {}, load: { question } } });
const page = async () => ({
  default: { Page: () => null, head: () => ({}), parseQuery: () => ({}), inDocument: {}, paths: () => [], load: { question: async (api) => (await api.getFaqList()).rows[0]?.question } },
});
export const area = { routes: { '/${name}': page, '/${name}/:id': page, '/${name}-mine/:id': page }, sections: { test: section } };
`;

const throwing = "throw new TypeError('test');";

const together =
  "if (globalThis.isTaken) throw new TypeError('test'); Object.defineProperty(globalThis, 'isTaken', { value: true });";

const write = (store: Parameters<typeof testRelease>[0], name: string, version: string, where: Where, fault: string) =>
  testRelease(store, name, version, {
    files: { 'server/index.mjs': failing(name, where, fault) },
    ...(name === 'experts' && { description: team }),
  });

async function siteWith(where: Where, fault = throwing) {
  const { store } = await liveTestStore();
  const options = { removes: true };
  await activate(
    store,
    { experts: await write(store, 'experts', 'failing', where, fault) },
    { ...options, api: testApiWith('good') },
  );
  return { store, options: { ...options, api: testApiWith('bad') } };
}

test.each<[Where, string]>([
  ['load', '/ fails to load its data, so nothing has changed (TypeError: test).'],
  ['Section', '/ does not render, so nothing has changed (TypeError: test).'],
])(
  'release whose section fails in %s: refused, and the area is named with its owner',
  { tags: ['all'] },
  async (where, sentence) => {
    const { store } = await liveTestStore();
    const release = await write(store, 'experts', 'failing', where, throwing);

    await expect(activate(store, { experts: release }, { removes: true, api: testApiWith('bad') })).rejects.toThrow(
      `${sentence} What fails is a section of ${experts}.`,
    );
  },
);

test.each<Where>(['load', 'Section'])(
  'section that fails in %s once it is live: the home page stays as it was and is named with its owner, content goes on',
  async (where) => {
    const { store, options } = await siteWith(where);

    const done = await activate(store, {}, { ...options, note: content });

    expect(done?.faults?.map(({ key, owner }) => ({ key, owner }))).toEqual([{ key: '/', owner: experts }]);
    expect(await documentOf(store, 3, '.')).toContain('good');
    expect(await documentOf(store, 3, 'experts')).toContain('bad');
    expect((await readHistory(store)).at(-1)?.why).toContain(`as before, because it fails: / of ${experts}`);
  },
);

test('section that sends all requests of a page and goes on without answers: takes none of another section', async () => {
  const { store } = await liveTestStore();
  const greedy = failing('catalog', 'load', '').replace(
    'return question;',
    'for (let place = 0; place < 390; place += 1) await api.getTextList({ place: String(place) }).catch(() => {}); return question;',
  );
  const catalog = await testRelease(store, 'catalog', 'greedy', { files: { 'server/index.mjs': greedy } });
  const other = await write(store, 'experts', 'next', 'Section', '');

  const done = await activate(store, { catalog, experts: other }, { removes: true, api: testApiWith('good') });

  expect(done?.faults).toBeUndefined();
});

test('release of another area with a section there: it becomes live', { tags: ['all'] }, async () => {
  const { store, options } = await siteWith('Section');
  const catalog = await write(store, 'catalog', 'next', 'Section', '');

  const done = await activate(store, { catalog }, options);

  expect(done?.faults).toEqual([expect.objectContaining({ key: '/', owner: experts })]);
  expect(await documentOf(store, 3, 'catalog')).toContain(catalog);
  expect(await documentOf(store, 3, '.')).toContain('good');
});

test('release of another area whose section fails as well: refused', { tags: ['all'] }, async () => {
  const { store, options } = await siteWith('Section');
  const catalog = await write(store, 'catalog', 'next', 'Section', throwing);

  await expect(activate(store, { catalog }, options)).rejects.toThrow('What fails is a section of catalog');
});

test('going back to a release while a section of another area fails: done', { tags: ['all'] }, async () => {
  const { store, options } = await siteWith('Section');
  await activate(
    store,
    { catalog: await testRelease(store, 'catalog', 'second') },
    { ...options, api: testApiWith('good') },
  );

  const done = await activate(
    store,
    { catalog: testHash('catalog', 'first') },
    {
      ...options,
      note: { kind: 'rollback', why: '' },
      back: { name: 'catalog', folder: store.pages(1) },
    },
  );

  expect(done?.registry.areas.catalog?.release).toBe(testHash('catalog', 'first'));
  expect(done?.faults).toEqual([expect.objectContaining({ key: '/', owner: experts })]);
});

test('two sections that fail only together: the home page is of both, and no release of another area is refused', {
  tags: ['all'],
}, async () => {
  const { store } = await siteWith('Section', together);
  const options = { removes: true, api: testApiWith('good') };
  await activate(store, { catalog: await write(store, 'catalog', 'failing', 'Section', together) }, options);
  const enrolment = await testRelease(store, 'enrolment', 'next');

  const done = await activate(store, { enrolment }, { ...options, api: testApiWith('bad') });

  expect(done?.faults).toEqual([expect.objectContaining({ key: '/', owner: `catalog and ${experts}` })]);
});

test('section that never ends: known within the time that one page may take', { tags: ['all'] }, async () => {
  const { store, options } = await siteWith('Section', 'for (;;);');
  const limits = { time: 12_000 };
  const started = performance.now();

  const done = await activate(store, {}, { ...options, limits, note: content });

  expect(performance.now() - started).toBeLessThan(2 * limits.time);
  expect(done?.faults).toEqual([
    expect.objectContaining({ key: '/', owner: experts, sentence: expect.stringContaining('4 s') }),
  ]);
});
