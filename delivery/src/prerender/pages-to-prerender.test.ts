import {
  type AreaContents,
  type DefinedPage,
  definePage,
  type Params,
  type RouteDeclaration,
} from '@agile-languages/shared/contract';
import type { Registry } from '@agile-languages/shared/registry';
import { expect, test } from 'vitest';
import { silentApi, testApi, testApiWith, testIntegrity } from '../test/test-store.ts';
import { pagesToPrerender } from './pages-to-prerender.ts';

const testFile = { name: 'main.js', integrity: testIntegrity };

const registryWith = (routes: Record<string, RouteDeclaration>): Registry => ({
  schema: 1,
  revision: 1,
  origins: [],
  shell: { release: 'test', base: '/areas/shell/test/browser/', main: testFile },
  areas: { test: { release: 'test', contract: 1, base: '/areas/test/test/browser/', entry: testFile, routes } },
});

const contentsWith = (pattern: string, paths?: () => Params[]): Record<string, AreaContents> => {
  const page = { default: definePage({ paths, head: () => ({ title: '', description: '' }), Page: () => null }) };
  return { test: { routes: { [pattern]: async () => page }, sections: {} } };
};

/** The pages beyond home and error page. */
const pagesWith = async (pattern: string, declaration: RouteDeclaration, paths?: () => Params[]) =>
  (await pagesToPrerender(registryWith({ [pattern]: declaration }), contentsWith(pattern, paths), testApi)).pages.slice(
    2,
  );

test('no area: home and the error page', async () => {
  expect((await pagesToPrerender(registryWith({}), {}, testApi)).pages).toEqual([
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

const openPage = (paths: NonNullable<DefinedPage['paths']>) => ({
  test: {
    routes: {
      '/test/:id': async () => ({
        default: definePage({ paths, head: () => ({ title: '', description: '' }), Page: () => null }),
      }),
    },
    sections: {},
  },
});
const pathsOfApi: NonNullable<DefinedPage['paths']> = async (api) =>
  (await api.getFaqList()).rows.map(({ question }) => ({ id: question }));
const openRegistry = registryWith({ '/test/:id': { rendering: 'public', openEnded: true } });

test('values that the API knows: a page for each, beside the fallback document', async () => {
  const { pages } = await pagesToPrerender(openRegistry, openPage(pathsOfApi), testApiWith('a b'));

  expect(pages.slice(2).map(({ key }) => key)).toEqual(['/test/:id', '/test/a%20b']);
});

test('values that the API knows, and it gives no answer: the fallback document alone, and the failure', async () => {
  const { pages, failure } = await pagesToPrerender(openRegistry, openPage(pathsOfApi), silentApi);

  expect(pages.slice(2).map(({ key }) => key)).toEqual(['/test/:id']);
  expect(String(failure)).toBe('ApiError: calle/GetFaqList: no answer');
});
