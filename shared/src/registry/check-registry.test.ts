import { expect, test } from 'vitest';
import { checkRegistry } from './check-registry.ts';
import type { Registry } from './registry.ts';

const testIntegrity = `sha384-${'A'.repeat(64)}`;

const testArea = {
  release: '0123456789abcdef',
  contract: 1,
  base: '/areas/catalog/0123456789abcdef/browser/',
  entry: { name: 'remoteEntry.test.js', integrity: testIntegrity },
  routes: { '/languages/:id': { rendering: 'public' } },
};

const testShell = {
  release: 'fedcba9876543210',
  base: '/areas/shell/fedcba9876543210/browser/',
  main: { name: 'main.test.js', integrity: testIntegrity },
};

const testRegistry: Registry = {
  schema: 1,
  revision: 7,
  origins: ['https://areas.test'],
  shell: testShell,
  areas: { catalog: testArea },
};

const withArea = (overrides: object) => ({ ...testRegistry, areas: { catalog: { ...testArea, ...overrides } } });
const withShell = (overrides: object) => ({ ...testRegistry, shell: { ...testShell, ...overrides } });

test('complete registry: accepted as it is', () => {
  expect(checkRegistry(testRegistry)).toBe(testRegistry);
});

test('no area released yet: accepted', () => {
  expect(checkRegistry({ ...testRegistry, areas: {} })).toEqual({ ...testRegistry, areas: {} });
});

test('unknown fields everywhere: accepted', () => {
  const later = {
    ...withArea({ later: 1, routes: { '/faq': { rendering: 'public', later: [] } } }),
    later: { any: 1 },
  };

  expect(checkRegistry(later)).toBe(later);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'registry'],
  ['a list', [testRegistry]],
  ['a registry of another schema', { ...testRegistry, schema: 2 }],
  ['a registry without schema', { ...testRegistry, schema: undefined }],
])('%s: is not a registry of schema 1', (_, value) => {
  expect(checkRegistry(value)).toBe('The registry is not a registry of schema 1.');
});

test.each([
  ['absent', undefined],
  ['a text', '7'],
  ['a fraction', 7.5],
  ['not a number', Number.NaN],
  ['beyond exact integers', 2 ** 53],
])('revision is %s: refused', (_, revision) => {
  expect(checkRegistry({ ...testRegistry, revision })).toBe('The registry has no revision.');
});

test('revision 7, at least 8 known: went back', () => {
  expect(checkRegistry(testRegistry, { atLeast: 8 })).toBe('The registry went back from revision 8 to 7.');
});

test('revision 7, 7 known: accepted', () => {
  expect(checkRegistry(testRegistry, { atLeast: 7 })).toBe(testRegistry);
});

test('revision below 0, nothing known: went back', () => {
  expect(checkRegistry({ ...testRegistry, revision: -1 })).toBe('The registry went back from revision 0 to -1.');
});

test('no list of origins: refused', () => {
  expect(checkRegistry({ ...testRegistry, origins: 'https://areas.test' })).toBe(
    'The registry names no list of origins.',
  );
});

test.each([
  ['absent', { ...testRegistry, shell: undefined }],
  ['without main script', withShell({ main: undefined })],
  ['with a main script without integrity', withShell({ main: { name: 'main.test.js' } })],
  [
    'with a main script whose name is an address',
    withShell({ main: { name: '//evil.test/x.js', integrity: testIntegrity } }),
  ],
  ['on another origin, even an allowed one', withShell({ base: 'https://areas.test/shell/' })],
])('shell %s: refused', (_, value) => {
  expect(checkRegistry(value)).toBe('The registry names no readable shell.');
});

test.each([
  ['absent', undefined],
  ['a list', [testArea]],
])('areas are %s: refused', (_, areas) => {
  expect(checkRegistry({ ...testRegistry, areas })).toBe('The registry names no areas.');
});

test.each([
  ['null', { ...testRegistry, areas: { catalog: null } }],
  ['without release', withArea({ release: undefined })],
  ['with a contract that is no number', withArea({ contract: '1' })],
])('area is %s: not readable', (_, value) => {
  expect(checkRegistry(value)).toBe("The registry's area catalog is not readable.");
});

test.each([
  ['a path', '/areas/catalog/'],
  ['on an allowed origin', 'https://areas.test/catalog/'],
])('area is %s: accepted', (_, base) => {
  expect(typeof checkRegistry(withArea({ base }))).toBe('object');
});

test.each([
  ['another origin', 'https://evil.test/catalog/'],
  ['an allowed host with another protocol', 'http://areas.test/catalog/'],
  ['an allowed host with another port', 'https://areas.test:8443/catalog/'],
  ['an allowed host as part of another', 'https://areas.test.evil.test/catalog/'],
  ['another origin without protocol', '//evil/'],
  ['another origin behind a backslash', '/\\evil/'],
  ['a script address', 'javascript:alert(1)/'],
  ['a data address', 'data:text/javascript,/'],
  ['a relative path', 'areas/catalog/'],
  ['a path without closing slash', '/areas/catalog'],
  ['nothing', undefined],
])('area is on %s: refused', (_, base) => {
  expect(checkRegistry(withArea({ base }))).toBe("The registry's area catalog is on an origin that is not allowed.");
});

test.each([
  ['a name alone', { name: 'remoteEntry.js' }],
  ['signed with another hash', { name: 'remoteEntry.js', integrity: `sha256-${'A'.repeat(43)}=` }],
  ['signed with an empty hash', { name: 'remoteEntry.js', integrity: 'sha384-' }],
  ['signed twice', { name: 'remoteEntry.js', integrity: `${testIntegrity} ${testIntegrity}` }],
])('container is %s: refused', (_, entry) => {
  expect(checkRegistry(withArea({ entry }))).toBe("The registry's area catalog has a container without integrity.");
});

test.each([
  ['an address', 'https://evil.test/x.js'],
  ['an address without protocol', '//evil.test/x.js'],
  ['a path', '/x.js'],
  ['a path upwards', '../x.js'],
  ['empty', ''],
  ['absent', undefined],
])('name of the container is %s: refused', (_, name) => {
  const value = withArea({ entry: { name, integrity: testIntegrity } });

  expect(checkRegistry(value)).toBe("The registry's area catalog names no container below its base.");
});

test.each([
  ['absent', undefined],
  ['a list', []],
  ['of something else', { '/faq': 'public' }],
])('routes are %s: refused', (_, routes) => {
  expect(checkRegistry(withArea({ routes }))).toBe("The registry's area catalog has no readable routes.");
});

test.each([
  ['without integrity', { '/faq': [{ name: 'faq.js', integrity: '' }] }],
  ['without a name', { '/faq': [{ integrity: testIntegrity }] }],
  ['not in a list', { '/faq': { name: 'faq.js', integrity: testIntegrity } }],
])('files of a page %s: refused', (_, pageFiles) => {
  expect(checkRegistry(withArea({ pageFiles }))).toBe(
    "The registry's area catalog has files of a page without integrity.",
  );
});

test('file of a page in a folder: accepted', () => {
  const value = withArea({ pageFiles: { '/faq': [{ name: 'faq/page.js', integrity: testIntegrity }] } });

  expect(checkRegistry(value)).toBe(value);
});

test('no integrity, in development: accepted', () => {
  const value = withArea({ entry: { name: 'remoteEntry.js', integrity: '' } });

  expect(checkRegistry(value, { unsigned: true })).toBe(value);
});

test('no container, in development: refused as ever', () => {
  expect(checkRegistry(withArea({ entry: undefined }), { unsigned: true })).toBe(
    "The registry's area catalog names no container below its base.",
  );
});

test('shell on the port that watches it, in development: accepted', () => {
  const value = {
    ...testRegistry,
    origins: ['http://localhost:3001'],
    shell: { release: 'development', base: 'http://localhost:3001/', main: { name: 'main.js', integrity: '' } },
    areas: {},
  };

  expect(checkRegistry(value, { unsigned: true })).toBe(value);
});

test('origin not allowed, in development: refused as ever', () => {
  expect(checkRegistry(withArea({ base: '//evil/' }), { unsigned: true })).toBe(
    "The registry's area catalog is on an origin that is not allowed.",
  );
});
