import { expect, test } from 'vitest';
import type { AreaRelease, Registry } from './index.ts';
import { linkedFiles, linkedFilesPath, registryPart, registryPartPath } from './registry-part.ts';

const testArea = (...patterns: string[]): AreaRelease => ({
  release: '0123456789abcdef',
  contract: 1,
  base: '/areas/test/0123456789abcdef/browser/',
  entry: { name: 'remoteEntry.test.js', integrity: `sha384-${'A'.repeat(64)}` },
  routes: Object.fromEntries(patterns.map((pattern) => [pattern, { rendering: 'public' }])),
});

const testRegistry = (areas: Registry['areas']): Registry => ({
  schema: 1,
  revision: 7,
  origins: ['https://areas.test'],
  shell: {
    release: 'fedcba9876543210',
    base: '/areas/shell/fedcba9876543210/browser/',
    main: { name: 'main.test.js', integrity: `sha384-${'A'.repeat(64)}` },
  },
  areas,
});

const areas = {
  catalog: testArea('/languages', '/languages/:id', '/faq'),
  experts: testArea('/samples', '/languages-of/:id'),
  quotes: testArea(),
};

const namesIn = (segment: string, homeAreas: string[] = [], registry = testRegistry(areas)) =>
  Object.keys(registryPart(registry, segment, homeAreas).areas);

test.each([
  ['/', '/registry.json?segment='],
  ['/languages', '/registry.json?segment=languages'],
  ['/languages/1111117', '/registry.json?segment=languages'],
  ['/%C3%BC&x/1', '/registry.json?segment=%25C3%25BC%26x'],
])('address of the part for %s: %s', (path, address) => {
  expect(registryPartPath(path)).toBe(address);
});

test.each([
  ['languages', ['catalog']],
  ['samples', ['experts']],
  ['nowhere', []],
  ['', []],
])('part for the segment %o: the areas with pages below it, %o', (segment, names) => {
  expect(namesIn(segment)).toEqual(names);
});

test('part for the home page: the areas that it shows', () => {
  expect(namesIn('', ['catalog', 'quotes'])).toEqual(['catalog', 'quotes']);
});

test('part for the home page: the areas with a section in one of its slots', () => {
  const stories = { ...testArea('/stories'), slots: { latest: 'home-end' } };

  expect(namesIn('', [], testRegistry({ ...areas, stories }))).toEqual(['stories']);
});

test('area with a page that begins with a parameter: in every part', () => {
  const registry = testRegistry({ ...areas, campaigns: testArea('/:campaign/start') });

  expect(namesIn('nowhere', [], registry)).toEqual(['campaigns']);
  expect(namesIn('samples', [], registry)).toEqual(['experts', 'campaigns']);
});

test('part: revision, shell and origins as in the whole; the area with all of its routes', () => {
  const { areas: only, ...others } = registryPart(testRegistry(areas), 'faq', []);

  expect({ ...others, areas }).toEqual(testRegistry(areas));
  expect(only).toEqual({ catalog: areas.catalog });
});

test('part: files of the pages below the segment alone', () => {
  const file = (name: string) => [{ name, integrity: `sha384-${'A'.repeat(64)}` }];
  const pageFiles = {
    '/languages/:id': file('language.js'),
    '/faq': file('faq.js'),
    '/:campaign': file('campaign.js'),
  };

  const part = registryPart(testRegistry({ catalog: { ...areas.catalog, pageFiles } }), 'faq', []);

  expect(part.areas.catalog?.pageFiles).toEqual({ '/faq': file('faq.js'), '/:campaign': file('campaign.js') });
});

test('files of linked pages: their names below first segments, without integrity, of areas with such pages', () => {
  const files = (...names: string[]) => names.map((name) => ({ name, integrity: `sha384-${'A'.repeat(64)}` }));
  const pageFiles = { '/languages/:id': files('language.js', 'language.css'), '/faq': files('faq.js') };
  const registry = testRegistry({ ...areas, catalog: { ...areas.catalog, pageFiles } });
  const { base, entry } = areas.catalog;

  expect(linkedFiles(registry, ['languages', 'samples', 'constructor'])).toEqual({
    areas: {
      catalog: {
        base,
        entry: { name: entry.name },
        pageFiles: { '/languages/:id': [{ name: 'language.js' }, { name: 'language.css' }] },
      },
    },
  });
  expect(linkedFiles(registry, [''])).toEqual({ areas: {} });
  expect(linkedFilesPath(['faq', 'ü,'])).toBe('/registry.json?links=faq,%C3%BC%2C');
});

test('part of a registry of 400 areas: no larger than of one of 4', () => {
  const more = Object.fromEntries(
    Array.from({ length: 396 }, (_, index) => [`area-${index}`, testArea(`/area-${index}`, `/area-${index}/:id`)]),
  );

  const part = registryPart(testRegistry({ ...areas, ...more }), 'languages', []);

  expect(part).toEqual(registryPart(testRegistry(areas), 'languages', []));
});
