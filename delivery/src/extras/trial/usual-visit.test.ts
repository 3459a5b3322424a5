import type { Registry } from '@agile-languages/shared/registry';
import { expect, test } from 'vitest';
import { pagesLeftFor } from './usual-visit.ts';

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
