import type { AreaRelease } from '@agile-languages/shared/registry';
import { expect, test } from 'vitest';
import { checkRoutes } from './check-routes.ts';

const areaWith = (...patterns: string[]): AreaRelease => ({
  release: 'test',
  contract: 1,
  base: '/areas/test/test/browser/',
  entry: { name: 'main.js', integrity: '' },
  routes: Object.fromEntries(patterns.map((pattern) => [pattern, { rendering: 'public' }])),
});

test('areas with addresses of their own: accepted', () => {
  expect(() =>
    checkRoutes({ catalog: areaWith('/faq', '/languages/:id'), stories: areaWith('/stories') }),
  ).not.toThrow();
});

test.each([
  ['the same address', '/faq', 'catalog'],
  ['the same pattern with another name of its part', '/languages/:languageId', 'catalog'],
  ['the home page', '/', 'shell'],
  ['the error page', '/404', 'shell'],
  ['an address of the API', '/api/stories', 'the server'],
  ['the files of the releases', '/areas', 'the server'],
  ['a picture', '/pictures/:name', 'the server'],
  ['what partners load', '/embed/v1', 'the server'],
])('area that declares %s: refused with the owner', (_, pattern, owner) => {
  const areas = { catalog: areaWith('/faq', '/languages/:id'), stories: areaWith(pattern) };

  expect(() => checkRoutes(areas)).toThrow(
    `Area stories declares ${pattern}, which belongs to ${owner}. Nothing has changed.`,
  );
});
