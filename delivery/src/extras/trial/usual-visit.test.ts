import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@agile-languages/shared/registry';
import { expect, test } from 'vitest';
import type { Candidate } from '../../activate/activate-options.ts';
import { testRelease, testStore } from '../../test/test-store.ts';
import { pagesLeftFor, placesWithoutLink, stylesOf } from './usual-visit.ts';

const routes = (...patterns: string[]) => ({ routes: Object.fromEntries(patterns.map((pattern) => [pattern, {}])) });
const registry = {
  areas: { catalog: routes('/faq', '/guide'), experts: routes('/profiles'), enrolment: routes('/classes') },
} as unknown as Registry;
const targets = ['/profiles', '/classes', '/faq'];
const left = (names: string[], used: string[], width = 1440) =>
  Object.fromEntries(pagesLeftFor({ registry, names }, targets, used, width));

test('pages of a new area, and the home page: left for a page of every other area', () => {
  expect(left(['catalog'], ['/', '/faq', '/guide'])).toEqual({
    '/': targets,
    '/faq': ['/profiles', '/classes'],
    '/guide': ['/profiles', '/classes'],
  });
});

test('new shell: its home page is left for every area, and each area for the next one', () => {
  expect(left(['shell'], ['/', '/faq', '/profiles', '/classes'])).toEqual({
    '/': targets,
    '/faq': ['/profiles'],
    '/profiles': ['/classes'],
    '/classes': ['/faq'],
  });
});

test('phone: each page of an area is left for the next one', () => {
  expect(left(['catalog'], ['/', '/faq', '/guide'], 390)).toEqual({
    '/': ['/profiles'],
    '/faq': ['/profiles'],
    '/guide': ['/classes'],
  });
});

test('one area alone: there is nothing to leave its pages for', () => {
  const { catalog } = registry.areas;
  const alone = { registry: { areas: { catalog } } as unknown as Registry, names: ['catalog'] };

  expect([...pagesLeftFor(alone, ['/faq'], ['/faq', '/guide'], 390).values()]).toEqual([[], []]);
});

test('area to which no link leads: one of its pages that every visitor has', async () => {
  const store = await testStore();
  const pages = {
    ...{ '/stories-mine': { personal: true }, '/stories/:id': { personal: false }, '/stories/1': { personal: false } },
    ...{ '/stories/2': { personal: false }, '/faq': { personal: false }, '/mine/:id': { personal: true } },
  };
  await mkdir(store.pages(1), { recursive: true });
  await writeFile(join(store.pages(1), 'pages.json'), JSON.stringify({ script: '', pages }));
  const areas = {
    catalog: routes('/faq'),
    stories: routes('/stories-mine', '/stories/:id'),
    mine: routes('/mine/:id'),
  };
  const candidate = { store, registry: { revision: 1, areas } as unknown as Registry };

  expect(await placesWithoutLink(candidate, ['/', '/faq'])).toEqual(['/stories/1']);
  expect(await placesWithoutLink(candidate, ['/stories/2'])).toEqual(['/faq']);
});

test('styles of a release: of every folder, as they are looked at before it is prerendered', async () => {
  const store = await testStore();
  const files = { 'browser/main.css': 'a {}', 'browser/deep/er/more.css': 'b {}', 'browser/LOUD.CSS': 'i {}' };
  const release = await testRelease(store, 'catalog', 'first', { files });
  const candidate = { store, registry: { areas: { catalog: { release } } }, names: ['catalog'] };

  const [styles] = await stylesOf(candidate as unknown as Candidate);

  expect(styles?.sheets.toSorted()).toEqual(['a {}', 'b {}', 'i {}']);
});
