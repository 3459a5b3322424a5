import { definePage, type Params, type RouteDeclaration } from '@agile-languages/shared/contract';
import { api } from '@agile-languages/shared/platform';
import { expect, test } from 'vitest';
import { findRoute, isListed, type Route } from './find-route.ts';

const declared = (...patterns: string[]) => ({
  routes: Object.fromEntries(patterns.map((pattern): [string, RouteDeclaration] => [pattern, { rendering: 'public' }])),
});

const testAreas = {
  catalog: declared('/languages', '/languages/:id', '/:any/special'),
  experts: declared('/samples/:id/:part', '/languages/special'),
};

test.each([
  ['/', 'shell', '/', {}],
  ['/languages', 'catalog', '/languages', {}],
  ['/languages/1', 'catalog', '/languages/:id', { id: '1' }],
  ['/samples/1/b', 'experts', '/samples/:id/:part', { id: '1', part: 'b' }],
])('path %s: page of %s at %s, with its parameters', (path, area, pattern, params) => {
  expect(findRoute(testAreas, path)).toEqual({ area, pattern, params, declaration: { rendering: 'public' } });
});

test('path that one area declares and the pattern of another one matches: the page of the first', () => {
  expect(findRoute(testAreas, '/languages/special')).toMatchObject({ area: 'experts', pattern: '/languages/special' });
});

test('path that the patterns of two areas match: the page of the first area, parameter or not', () => {
  expect(findRoute({ a: declared('/:any/b'), b: declared('/known/:id') }, '/known/b')?.area).toBe('a');
  expect(findRoute({ b: declared('/known/:id'), a: declared('/:any/b') }, '/known/b')?.area).toBe('b');
});

test('400 areas: the page of the last one, for every kind of pattern', () => {
  const areas = Object.fromEntries(
    Array.from({ length: 400 }, (_, index) => [`a${index}`, declared(`/a${index}`, `/a${index}/:id`)]),
  );

  expect(findRoute(areas, '/a399')).toMatchObject({ area: 'a399', pattern: '/a399' });
  expect(findRoute(areas, '/a399/7')).toMatchObject({ area: 'a399', params: { id: '7' } });
  expect(findRoute(areas, '/a400')).toBeUndefined();
});

test.each([
  ['/languages/a%2Fb%20c', 'a/b c'],
  ['/languages/100%25', '100%'],
  ['/languages/%E0%A4%A', '%E0%A4%A'],
])('parameter in %s: %s', (path, id) => {
  expect(findRoute(testAreas, path)?.params).toEqual({ id });
});

test.each(['/unknown', '/languages/1/2', '/languages/'])('path %s: no route', (path) => {
  expect(findRoute(testAreas, path)).toBeUndefined();
});

const testRoute = (params: Params, declaration: RouteDeclaration = { rendering: 'public' }): Route => ({
  area: 'test',
  pattern: '/test/:id/:part',
  params,
  declaration,
});

const pageWith = (paths?: () => Params[]) =>
  definePage({ paths, head: () => ({ title: 'Test', description: 'Test.' }), Page: () => null });

const loadApi = async () => api;

const testPage = pageWith(() => [
  { id: '1', part: 'a' },
  { id: '2', part: 'b' },
]);

test('address that the page lists: listed', async () => {
  expect(await isListed(testRoute({ id: '2', part: 'b' }), testPage, loadApi)).toBe(true);
});

test.each([
  ['3', 'a'],
  ['1', 'b'],
])('address %s/%s, which the page does not list: not listed', async (id, part) => {
  expect(await isListed(testRoute({ id, part }), testPage, loadApi)).toBe(false);
});

test('any address of an open-ended page: listed', async () => {
  expect(
    await isListed(testRoute({ id: '3', part: 'c' }, { rendering: 'public', openEnded: true }), testPage, loadApi),
  ).toBe(true);
});

test('any address of a page without a list: listed', async () => {
  expect(await isListed(testRoute({ id: '3', part: 'c' }), pageWith(), loadApi)).toBe(true);
});

test('code of the page is not there: listed', async () => {
  expect(await isListed(testRoute({ id: '3', part: 'c' }), undefined, loadApi)).toBe(true);
});
