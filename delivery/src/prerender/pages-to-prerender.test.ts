import type { Params, RouteDeclaration } from '@agile-languages/shared/contract';
import type { Registry } from '@agile-languages/shared/registry';
import { expect, test, vi } from 'vitest';
import { pageListOf } from '../test/test-pages.ts';
import { testIntegrity } from '../test/test-store.ts';
import type { ApiFailure } from './initial-data.ts';
import { type PagesOutcome, pagesToPrerender } from './pages-to-prerender.ts';

const testFile = { name: 'main.js', integrity: testIntegrity };

const registryWith = (routes: Record<string, RouteDeclaration>): Registry => ({
  schema: 1,
  revision: 1,
  origins: [],
  shell: { release: 'test', base: '/areas/shell/test/browser/', main: testFile },
  areas: { test: { release: 'test', contract: 1, base: '/areas/test/test/browser/', entry: testFile, routes } },
});

const siteWith = (values: Params[], failure?: ApiFailure) => ({
  paths: async () => ({ asked: [], ...(failure ? { failure } : { value: values }) }),
});

const pagesWith = async (pattern: string, declaration: RouteDeclaration, paths?: () => Params[]) =>
  (
    await pagesToPrerender({ registry: registryWith({ [pattern]: declaration }), site: siteWith(paths?.() ?? []) })
  ).pages.slice(2);

test('no area: home and the error page', async () => {
  expect((await pagesToPrerender({ registry: registryWith({}), site: siteWith([]) })).pages).toEqual([
    { key: '/', path: '/', target: { kind: 'home' }, personal: false },
    { key: '/404', path: '/404', target: { kind: 'unknown' }, personal: false },
  ]);
});

test('public page: itself', async () => {
  expect(await pagesWith('/faq', { rendering: 'public' })).toEqual([
    {
      key: '/faq',
      path: '/faq',
      target: { kind: 'area', area: 'test', pattern: '/faq', params: {}, isFallback: false },
      personal: false,
    },
  ]);
});

test('personal page: a fallback document', async () => {
  expect(await pagesWith('/login', { rendering: 'personal' })).toEqual([
    {
      key: '/login',
      path: '/login',
      target: { kind: 'area', area: 'test', pattern: '/login', params: {}, isFallback: true },
      personal: true,
    },
  ]);
});

test('personal page with a parameter: one fallback document for all its addresses', async () => {
  expect(await pagesWith('/login/:id', { rendering: 'personal' }, () => [{ id: '1' }])).toEqual([
    {
      key: '/login/:id',
      path: '/login/0',
      target: { kind: 'area', area: 'test', pattern: '/login/:id', params: {}, isFallback: true },
      personal: true,
    },
  ]);
});

test('public page with a parameter: each of its paths', async () => {
  expect(await pagesWith('/languages/:id', { rendering: 'public' }, () => [{ id: '1' }, { id: '2' }])).toEqual([
    {
      key: '/languages/1',
      path: '/languages/1',
      target: { kind: 'area', area: 'test', pattern: '/languages/:id', params: { id: '1' }, isFallback: false },
      personal: false,
    },
    {
      key: '/languages/2',
      path: '/languages/2',
      target: { kind: 'area', area: 'test', pattern: '/languages/:id', params: { id: '2' }, isFallback: false },
      personal: false,
    },
  ]);
});

test('open-ended public page: each of its paths, and a fallback document for all others', async () => {
  const pages = await pagesWith('/sample/:id', { rendering: 'public', openEnded: true }, () => [{ id: '1' }]);

  expect(pages.map(({ key, path, personal }) => [key, path, personal])).toEqual([
    ['/sample/:id', '/sample/0', false],
    ['/sample/1', '/sample/1', false],
  ]);
  expect(pages.map(({ target }) => target.kind === 'area' && target.isFallback)).toEqual([true, false]);
});

test('public page with a parameter but without paths: nothing', async () => {
  expect(await pagesWith('/languages/:id', { rendering: 'public' })).toEqual([]);
});

test('parameters that an address cannot hold: encoded in the address, plain for the page', async () => {
  const pages = await pagesWith('/a/:first/:second', { rendering: 'public' }, () => [{ first: 'a/b', second: 'ü ?' }]);

  expect(pages.map(({ path, target }) => [path, target.kind === 'area' && target.params])).toEqual([
    ['/a/a%2Fb/%C3%BC%20%3F', { first: 'a/b', second: 'ü ?' }],
  ]);
});

test.each(['..', '.', '', 'index.html', 'я'.repeat(60)])(
  'value %j, which no address can hold: left out and logged, the others are there',
  async (id) => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    const pages = await pagesWith('/a/:id', { rendering: 'public' }, () => [{ id }, { id: 'b' }]);

    expect(pages.map(({ path }) => path)).toEqual(['/a/b']);
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('page left out'));
  },
);

test('address of many long parts, more than 1,000 characters: left out', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const part = 'a'.repeat(200);
  const pages = await pagesWith('/a/:b/:c/:d/:e/:f', { rendering: 'public' }, () => [
    { b: part, c: part, d: part, e: part, f: part },
    { b: 'b', c: part, d: part, e: part, f: part },
  ]);

  expect(pages.map(({ path }) => path.length)).toEqual([808]);
});

const openRegistry = registryWith({
  '/test': { rendering: 'public' },
  '/test/:id': { rendering: 'public', openEnded: true },
});
const failure = { message: 'calle/GetFaqList: no answer' };
const keysOf = ({ pages }: PagesOutcome) => pages.slice(3).map(({ key }) => key);

const before = pageListOf('/', '/test', '/test/:id', '/test/1', '/test/a%20b', '/other/1');

test('values that the API knows: a page for each, beside the fallback document', async () => {
  expect(keysOf(await pagesToPrerender({ registry: openRegistry, site: siteWith([{ id: 'a b' }]) }))).toEqual([
    '/test/:id',
    '/test/a%20b',
  ]);
});

test('API gives no answer, nothing before: the fallback document alone, and the failure', async () => {
  const outcome = await pagesToPrerender({ registry: openRegistry, site: siteWith([], failure) });

  expect(keysOf(outcome)).toEqual(['/test/:id']);
  expect(outcome.failure).toBe(failure);
});

test('API gives no answer: the pages of the revision before are kept, with their parameters', async () => {
  const { pages } = await pagesToPrerender({
    registry: openRegistry,
    site: siteWith([], failure),
    before: { list: before },
  });

  expect(pages.slice(4)).toEqual([
    {
      key: '/test/1',
      path: '/test/1',
      target: { kind: 'area', area: 'test', pattern: '/test/:id', params: { id: '1' }, isFallback: false },
      personal: false,
      isKept: true,
    },
    expect.objectContaining({ path: '/test/a%20b', target: expect.objectContaining({ params: { id: 'a b' } }) }),
  ]);
});

test('page that the API does not list any more: kept; on demand it is dropped', async () => {
  const site = siteWith([{ id: '1' }, { id: '2' }]);

  expect(keysOf(await pagesToPrerender({ registry: openRegistry, site, before: { list: before } }))).toEqual([
    '/test/:id',
    '/test/1',
    '/test/2',
    '/test/a%20b',
  ]);
  expect(
    keysOf(await pagesToPrerender({ registry: openRegistry, site, before: { list: before }, dropsUnlisted: true })),
  ).toEqual(['/test/:id', '/test/1', '/test/2']);
});

test('API gives no answer, pages may be dropped: they are kept all the same', async () => {
  const outcome = await pagesToPrerender({
    registry: openRegistry,
    site: siteWith([], failure),
    before: { list: before },
    dropsUnlisted: true,
  });

  expect(keysOf(outcome)).toEqual(['/test/:id', '/test/1', '/test/a%20b']);
});

test('page that the code itself does not list any more: not kept', async () => {
  const closed = registryWith({ '/test': { rendering: 'public' }, '/test/:id': { rendering: 'public' } });

  expect(
    keysOf(await pagesToPrerender({ registry: closed, site: siteWith([{ id: '1' }]), before: { list: before } })),
  ).toEqual(['/test/1']);
});
