import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '@agile-languages/shared/registry';
import { expect, onTestFinished, test } from 'vitest';
import type { PageList } from '../../store/page-list.ts';
import { testConfig } from '../../test/test-store.ts';
import { keyOfVisit, openMemory } from './remembered-visits.ts';
import type { PageState } from './state-of-tab.ts';

const area = (release: string, ...patterns: string[]) => ({
  release,
  routes: Object.fromEntries(patterns.map((pattern) => [pattern, {}])),
});
const registryOf = (catalog: object, experts = area('e1', '/profiles'), shell = 's1') =>
  ({ revision: 7, shell: { release: shell }, areas: { catalog, experts } }) as unknown as Registry;
const listOf = (catalogData: string, expertsData = 'as before') =>
  ({
    pages: {
      '/faq': { text: 'text', fingerprint: { areas: { catalog: 'c1' }, data: catalogData } },
      '/profiles': { text: 'text', fingerprint: { areas: { experts: 'e1' }, data: expertsData } },
    },
  }) as unknown as PageList;
const usual = {
  candidate: { registry: registryOf(area('c1', '/faq')), names: ['catalog'], config: testConfig },
  list: listOf('as before'),
  styles: [{ area: 'catalog', sheets: ['.a{}'] }],
  ...{ width: 1440, left: ['catalog'], browser: '153' },
};
const withRegistry = (registry: Registry, names = ['catalog']) => ({
  candidate: { ...usual.candidate, registry, names },
});

test('other code of the area, another revision, other data of its own pages: the visit is the same', async () => {
  const registry = { ...registryOf(area('c2', '/faq')), revision: 8 };

  expect(await keyOfVisit({ ...usual, ...withRegistry(registry), list: listOf('other') })).toBe(
    await keyOfVisit(usual),
  );
});

test.each([
  ['shell', withRegistry(registryOf(area('c1', '/faq'), undefined, 's2'))],
  ['release of another area', withRegistry(registryOf(area('c1', '/faq'), area('e2', '/profiles')))],
  ['address of the area', withRegistry(registryOf(area('c1', '/faq', '/guide')))],
  ['area that is tried', withRegistry(usual.candidate.registry, ['experts'])],
  ['configuration', { candidate: { ...usual.candidate, config: { ...testConfig, brand: 'Other' } } }],
  ['data of a page of another area', { list: listOf('as before', 'other') }],
  ['styles of the area', { styles: [{ area: 'catalog', sheets: ['.b{}'] }] }],
  ['width', { width: 390 }],
  ['way of the visit', { left: ['catalog', undefined] }],
  ['browser', { browser: '154' }],
])('another %s: another visit', async (_, change) => {
  expect(await keyOfVisit({ ...usual, ...change })).not.toBe(await keyOfVisit(usual));
});

const visit = { links: ['/profiles'], states: { '/profiles': { title: 'Experts' } as PageState }, leaks: [] };

async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'test-visits-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'trial');
}

test('visit that is kept: found by another trial, and counted; not once it is doubted', async () => {
  const folder = await testFolder();
  await openMemory(folder).keep('one', visit);
  const memory = openMemory(folder);

  expect(await memory.find('other')).toBeUndefined();
  expect([await memory.find('one'), memory.found()]).toEqual([visit, 1]);
  await memory.forgetFound();
  expect(await openMemory(folder).find('one')).toBeUndefined();
});

test('many visits: the last 24 are kept', async () => {
  const memory = openMemory(await testFolder());
  for (let index = 0; index < 30; index += 1) await memory.keep(`${index}`, visit);

  const found = await Promise.all(Array.from({ length: 30 }, (_, index) => memory.find(`${index}`)));
  expect(found.filter((one) => one !== undefined)).toHaveLength(24);
  expect(found[29]).toEqual(visit);
});

test('folder that cannot be written, file that is broken: nothing is remembered', async () => {
  const folder = await testFolder();
  await writeFile(folder, '');
  await openMemory(folder).keep('one', visit);
  expect(await openMemory(folder).find('one')).toBeUndefined();

  const other = await testFolder();
  await openMemory(other).keep('one', visit);
  await writeFile(join(other, 'one.json'), '{"links"');
  expect(await openMemory(other).find('one')).toBeUndefined();
  expect(await readdir(other)).toEqual(['one.json']);
});
