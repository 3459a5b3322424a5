import { readFile } from 'node:fs/promises';
import { contractVersion } from '@agile-languages/shared/contract';
import { UserError } from '@agile-languages/shared/errors';
import { describe, expect, test } from 'vitest';
import { readHistory } from '../store/history.ts';
import {
  activate,
  liveTestStore,
  shellBundle,
  type TestChanges,
  testProvides,
  testRelease,
} from '../test/test-store.ts';

const page = (body: string) => `async () => ({ default: {
  Page: () => null, head: () => ({}), parseQuery: () => ({}), inDocument: {}, load: {}, paths: () => [{ id: '1' }], ${body}
} })`;
const bundle = (body: string, before = ''): TestChanges => ({
  files: {
    'server/index.mjs': `${before}
      const page = ${page(body)};
      export const area = { routes: { '/catalog': page, '/catalog/:id': page }, sections: { test: page } };`,
  },
});
const described = (description: object): TestChanges => ({ description });
const routes = { '/catalog': { rendering: 'public' }, '/catalog/:id': { rendering: 'public' } };
const react = testProvides.react;
const router = testProvides['@agile-languages/shared/router'];

const candidates: [what: string, name: string, changes: TestChanges, sentence: RegExp][] = [
  [
    'a loader that throws',
    'catalog',
    bundle('load: { x: () => { throw new TypeError("test"); } }'),
    /^\/ fails to load its data, so nothing has changed \(TypeError: test\)\. What fails is a section of catalog\.$/,
  ],
  [
    'addresses that throw',
    'catalog',
    bundle('paths: () => { throw new TypeError("test"); }'),
    /^\/catalog\/:id fails to list its addresses, so nothing has changed \(TypeError: test\)\.$/,
  ],
  [
    'code that throws when it is loaded',
    'catalog',
    bundle('', 'throw new TypeError("test");'),
    /^The server bundle of catalog does not load, so nothing has changed \(TypeError: test\)\.$/,
  ],
  [
    'code that ends the process',
    'catalog',
    bundle('', 'process.exit(0);'),
    /^The server bundle of catalog does not load, so nothing has changed \(ReferenceError: process is not defined\)\.$/,
  ],
  [
    'code that never ends',
    'catalog',
    bundle('', 'for (;;);'),
    /^The code of the pages takes longer than 2 s\. Under way: the start\. Nothing has changed\.$/,
  ],
  [
    'code that needs too much memory',
    'catalog',
    bundle('load: { x: () => { const all = []; for (;;) all.push(new Array(100).fill(all.length)); } }'),
    /^The code of the pages needs more than 64 MB\. Under way: .*\. Nothing has changed\./,
  ],
  [
    'code that reads a file',
    'catalog',
    bundle('', "import { readFileSync } from 'node:fs'; readFileSync('/etc/hostname');"),
    /^The server bundle of catalog does not load, so nothing has changed \(Error: Cannot find 'node:fs': pages have their own files and the shared modules, nothing else\)\.$/,
  ],
  [
    'a call of the API that sends a mail',
    'catalog',
    bundle("load: { x: () => fetch('/api/v1.0/email/send', { body: '{}' }) }"),
    /^\/ fails to load its data, so nothing has changed \(TypeError: Pages only read: \/api\/v1\.0\/email\/send does not\)\. What fails is a section of catalog\.$/,
  ],
  [
    'a call of the API that looks like one that reads',
    'catalog',
    bundle("load: { x: () => fetch('/api/calle/Get/../login', { body: '{}' }) }"),
    /^\/ fails to load its data, so nothing has changed \(TypeError: Pages only read: \/api\/calle\/Get\/\.\.\/login does not\)\. What fails is a section of catalog\.$/,
  ],
  [
    'a call of the typed client that writes',
    'catalog',
    bundle("load: { x: async (api) => (await api.login({ username: 'test', pwd: 'test' })).kv }"),
    /^\/ fails to load its data, so nothing has changed \(TypeError: Pages only read: \/api\/calle\/login does not\)\. What fails is a section of catalog\.$/,
  ],
  [
    'more calls of the typed client than a page may send',
    'catalog',
    bundle(
      'load: { x: async (api) => { for (let place = 0; place < 2000; place += 1) await api.getTextList({ place: String(place) }); } }',
    ),
    /^\/.* fails to load its data, so nothing has changed \(TypeError: A page may send 100 requests, for 20 MB\)\./,
  ],
  [
    'a call of the typed client that is too long',
    'catalog',
    bundle("load: { x: (api) => api.getTextList({ place: 'x'.repeat(3000) }) }"),
    /^\/.* fails to load its data, so nothing has changed \(TypeError: A request of a page may have 2000 characters, and not 30\d\d\)\./,
  ],
  [
    'styles beside those of its files',
    'shell',
    {
      files: {
        'server/index.mjs': shellBundle.replace("'<style>' + css", "'<style>' + css + 'main { display: none }'"),
      },
    },
    /^\/.* has styles that are in no file of its releases: main \{ display: none \}\. Nothing has changed\.$/,
  ],
  [
    'another name',
    'catalog',
    described({ routes: { catalog: {} } }),
    /^area\.json of catalog: route catalog: it is not a path/,
  ],
  [
    'no routes',
    'catalog',
    described({ routes: null }),
    /^area\.json of catalog: routes is null, not an object\. Nothing has changed\.$/,
  ],
  [
    'a route null',
    'catalog',
    described({ routes: { '/catalog': null } }),
    /^area\.json of catalog: route \/catalog: it is null/,
  ],
  [
    'contract one above',
    'catalog',
    described({ contract: contractVersion + 1 }),
    /^Area catalog is written for contract \d+, the shell offers \d+\. Nothing has changed\./,
  ],
  [
    'contract two below',
    'catalog',
    described({ contract: contractVersion - 2 }),
    /^(Area catalog is written for contract|area\.json of catalog: contract)/,
  ],
  [
    'contract missing',
    'catalog',
    described({ contract: undefined }),
    /^area\.json of catalog: contract is missing, not the version of a contract\. Nothing has changed\.$/,
  ],
  [
    'rendering misspelt',
    'catalog',
    described({ routes: { '/catalog': { rendering: 'pubilc' } } }),
    /^area\.json of catalog: route \/catalog: rendering is "pubilc"/,
  ],
  [
    "another area's address",
    'catalog',
    described({ routes: { ...routes, '/experts': { rendering: 'public' } } }),
    /^Area catalog declares \/experts, but \/experts belongs to experts: both match \/experts\. The operator can hand it over: npm run owner -- catalog \/experts\. Nothing has changed\.$/,
  ],
  [
    "one address of another area's pattern",
    'experts',
    described({ routes: { '/catalog/new': { rendering: 'public' } } }),
    /^Area experts declares \/catalog\/new, but \/catalog\/:id belongs to catalog: both match \/catalog\/new\./,
  ],
  [
    'every address',
    'catalog',
    described({ routes: { ...routes, '/:any': { rendering: 'public', openEnded: true } } }),
    /^area\.json of catalog: route \/:any: its first part is a parameter, so it would match pages of others\. Nothing has changed\.$/,
  ],
  [
    'an address that every object has',
    'catalog',
    described({ routes: { ...routes, '/constructor': { rendering: 'public' } } }),
    /^area\.json of catalog: route \/constructor: constructor is a name that every object has/,
  ],
  [
    'such an address in capitals',
    'catalog',
    described({ routes: { ...routes, '/catalog/:toSTRING': { rendering: 'public' } } }),
    /^area\.json of catalog: route \/catalog\/:toSTRING: :toSTRING is a name that every object has/,
  ],
  [
    'a contact of many lines',
    'catalog',
    described({ contact: 'one\ntwo' }),
    /^area\.json of catalog: contact is "one\\ntwo", not a line of text\. Nothing has changed\.$/,
  ],
  [
    'the home page',
    'catalog',
    described({ routes: { ...routes, '/': { rendering: 'public' } } }),
    /^Area catalog declares \/, which belongs to the shell\. Nothing has changed\.$/,
  ],
  [
    'an address of the API',
    'catalog',
    described({ routes: { ...routes, '/api/catalog': { rendering: 'public' } } }),
    /^Area catalog declares \/api\/catalog, which belongs to the server\. Nothing has changed\.$/,
  ],
  [
    'no section that the home page shows',
    'catalog',
    described({ chunks: { routes: {}, sections: {} } }),
    /^The home page shows section test of catalog, which its release \w+ does not have\. Nothing has changed\./,
  ],
  [
    'a section for a slot that the home page does not have',
    'catalog',
    described({ sections: { test: { slot: 'home-left' } } }),
    /^Section test of catalog is for slot home-left, which release \w+ of the shell does not have\. It has test-start, test-end\. Nothing has changed\.$/,
  ],
  [
    'a newer React',
    'catalog',
    described({ needs: { react: { range: '^19.9.0', names: [] } } }),
    /^Area catalog needs react \^19\.9\.0, release \w+ of the shell provides 19\.3\.1\. Nothing has changed\./,
  ],
  [
    'a new name of the router',
    'catalog',
    described({ needs: { '@agile-languages/shared/router': { range: '^2.0.0', names: ['Link', 'useBlocker'] } } }),
    /^Area catalog uses useBlocker of @agile-languages\/shared\/router, which release \w+ of the shell does not provide\. Nothing has changed\./,
  ],
  [
    'a module that the shell does not share',
    'catalog',
    described({ needs: { '@agile-languages/shared/platform': { range: '^2.0.0', names: ['api'] } } }),
    /^Area catalog needs @agile-languages\/shared\/platform, which release \w+ of the shell does not provide\. Nothing has changed\./,
  ],
  [
    'a contract two above',
    'shell',
    {
      files: {
        'server/index.mjs': `export const shell = { contract: ${contractVersion + 2}, homeSections: [], pages: {} };`,
      },
    },
    /^Area \w+ is written for contract \d+, the shell offers \d+\. Nothing has changed\./,
  ],
  [
    'React 20',
    'shell',
    described({ provides: { ...testProvides, react: { ...react, version: '20.0.0' } } }),
    /^Area \w+ needs react \^19\.3\.1, release \w+ of the shell provides 20\.0\.0\. Nothing has changed\./,
  ],
  [
    'the router without a name that areas use',
    'shell',
    described({
      provides: { ...testProvides, '@agile-languages/shared/router': { ...router, names: ['useLocation'] } },
    }),
    /^Area \w+ uses Link of @agile-languages\/shared\/router, which release \w+ of the shell does not provide\. Nothing has changed\./,
  ],
  [
    'a section that no area has',
    'shell',
    described({ homeSections: [{ area: 'catalog', name: 'latest' }] }),
    /^The home page shows section latest of catalog, which its release \w+ does not have\. Nothing has changed\./,
  ],
];

const daily = [
  'a loader that throws',
  'code that ends the process',
  'a call of the API that sends a mail',
  'another name',
  'contract one above',
  'every address',
];

describe.each(candidates)('candidate with %s (%s)', (what, name, changes, sentence) => {
  const tags = daily.includes(what) ? [] : ['all'];

  test('refused in one sentence, nothing changes', { tags }, async () => {
    const limits = what === 'code that never ends' ? { time: 6000 } : { memory: 64 };
    const { store } = await liveTestStore();
    const before = await readFile(store.registry, 'utf8');
    const candidate = await testRelease(store, name, what, changes);

    const refusal = await activate(store, { [name]: candidate }, { limits }).catch((cause: unknown) => cause);

    expect(refusal).toBeInstanceOf(UserError);
    expect(refusal).toMatchObject({ message: expect.stringMatching(sentence) });
    expect(await readFile(store.registry, 'utf8')).toBe(before);
    expect(await readHistory(store)).toHaveLength(1);
  });
});

test('shell without a slot that an area uses: refused with the area and the section', { tags: ['all'] }, async () => {
  const { store } = await liveTestStore();
  const stories = await testRelease(store, 'stories', 'first', described({ sections: { test: { slot: 'test-end' } } }));
  await activate(store, { stories });
  const shell = await testRelease(store, 'shell', 'next', described({ slots: undefined }));

  await expect(activate(store, { shell })).rejects.toThrow(
    `Section test of stories is for slot test-end, which release ${shell} of the shell does not have. It has none. Nothing has changed.`,
  );
});

test('shell and area that fit only each other, released together: accepted', { tags: ['all'] }, async () => {
  const { store } = await liveTestStore();
  const names = ['Link', 'useBlocker', 'useLocation'];
  const shell = await testRelease(
    store,
    'shell',
    'next',
    described({ provides: { ...testProvides, '@agile-languages/shared/router': { ...router, names } } }),
  );
  const catalog = await testRelease(
    store,
    'catalog',
    'next',
    described({ needs: { '@agile-languages/shared/router': { range: '^2.0.0', names } } }),
  );

  expect((await activate(store, { shell, catalog }))?.registry.revision).toBe(2);
});
