import type { Registry } from '@agile-languages/shared/registry';
import { expect, test } from 'vitest';
import type { Candidate } from '../../activate/activate-options.ts';
import { testRelease, testStore } from '../../test/test-store.ts';
import { pagesLeftFor, stylesOf } from './usual-visit.ts';

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

test('styles of a release: of every folder, as they are looked at before it is prerendered', async () => {
  const store = await testStore();
  const files = { 'browser/main.css': 'a {}', 'browser/deep/er/more.css': 'b {}', 'browser/LOUD.CSS': 'i {}' };
  const release = await testRelease(store, 'catalog', 'first', { files });
  const candidate = { store, registry: { areas: { catalog: { release } } }, names: ['catalog'] };

  const [styles] = await stylesOf(candidate as unknown as Candidate);

  expect(styles?.sheets.toSorted()).toEqual(['a {}', 'b {}', 'i {}']);
});
