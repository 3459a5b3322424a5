import type { AreaContents, PageModule, Params, RouteDeclaration } from '@agile-languages/shared/contract';
import type { Registry } from '@agile-languages/shared/registry';
import { expect, test } from 'vitest';
import { silentApi, testApi, testApiWith, testIntegrity } from '../test/test-store.ts';
import { targetsOf } from './targets.ts';

const testFile = { name: 'main.js', integrity: testIntegrity };

const registryWith = (routes: Record<string, RouteDeclaration>): Registry => ({
  schema: 1,
  revision: 1,
  origins: [],
  shell: { release: 'test', base: '/areas/shell/test/browser/', main: testFile },
  areas: { test: { release: 'test', contract: 1, base: '/areas/test/test/browser/', entry: testFile, routes } },
});

const contentsWith = (pattern: string, paths?: () => Params[]): Record<string, AreaContents> => {
  const page: PageModule = { default: () => null, head: () => ({ title: '', description: '' }), paths };
  return { test: { routes: { [pattern]: async () => page }, sections: {} } };
};

/** The targets beyond home and error page. */
const targetsWith = async (pattern: string, declaration: RouteDeclaration, paths?: () => Params[]) =>
  (await targetsOf(registryWith({ [pattern]: declaration }), contentsWith(pattern, paths), { api: testApi })).slice(2);

test('no area: home and the error page', async () => {
  expect(await targetsOf(registryWith({}), {}, { api: testApi })).toEqual([
    { key: '/', path: '/', target: { kind: 'home' }, personal: false },
    { key: '/404', path: '/404', target: { kind: 'unknown' }, personal: false },
  ]);
});

test('public page: itself', async () => {
  expect(await targetsWith('/faq', { rendering: 'public' })).toEqual([
    {
      key: '/faq',
      path: '/faq',
      target: { kind: 'area', area: 'test', pattern: '/faq', params: {}, frame: false },
      personal: false,
    },
  ]);
});

test('personal page: a frame', async () => {
  expect(await targetsWith('/login', { rendering: 'personal' })).toEqual([
    {
      key: '/login',
      path: '/login',
      target: { kind: 'area', area: 'test', pattern: '/login', params: {}, frame: true },
      personal: true,
    },
  ]);
});

test('personal page with a parameter: one frame for all its addresses', async () => {
  expect(await targetsWith('/login/:id', { rendering: 'personal' }, () => [{ id: '1' }])).toEqual([
    {
      key: '/login/:id',
      path: '/login/0',
      target: { kind: 'area', area: 'test', pattern: '/login/:id', params: {}, frame: true },
      personal: true,
    },
  ]);
});

test('public page with a parameter: each of its paths', async () => {
  expect(await targetsWith('/languages/:id', { rendering: 'public' }, () => [{ id: '1' }, { id: '2' }])).toEqual([
    {
      key: '/languages/1',
      path: '/languages/1',
      target: { kind: 'area', area: 'test', pattern: '/languages/:id', params: { id: '1' }, frame: false },
      personal: false,
    },
    {
      key: '/languages/2',
      path: '/languages/2',
      target: { kind: 'area', area: 'test', pattern: '/languages/:id', params: { id: '2' }, frame: false },
      personal: false,
    },
  ]);
});

test('open-ended public page: each of its paths, and a frame for all others', async () => {
  const targets = await targetsWith('/sample/:id', { rendering: 'public', openEnded: true }, () => [{ id: '1' }]);

  expect(targets.map(({ key, path, personal }) => [key, path, personal])).toEqual([
    ['/sample/:id', '/sample/0', false],
    ['/sample/1', '/sample/1', false],
  ]);
  expect(targets.map(({ target }) => target.kind === 'area' && target.frame)).toEqual([true, false]);
});

test('public page with a parameter but without paths: nothing', async () => {
  expect(await targetsWith('/languages/:id', { rendering: 'public' })).toEqual([]);
});

test('parameters that an address cannot hold: encoded in the address, plain for the page', async () => {
  const targets = await targetsWith('/a/:first/:second', { rendering: 'public' }, () => [
    { first: 'a/b', second: 'ü ?' },
  ]);

  expect(targets.map(({ path, target }) => [path, target.kind === 'area' && target.params])).toEqual([
    ['/a/a%2Fb/%C3%BC%20%3F', { first: 'a/b', second: 'ü ?' }],
  ]);
});

const openPage = (paths: NonNullable<PageModule['paths']>) => ({
  test: {
    routes: { '/test/:id': async () => ({ default: () => null, head: () => ({ title: '', description: '' }), paths }) },
    sections: {},
  },
});
const pathsOfApi: NonNullable<PageModule['paths']> = async (api) =>
  (await api.getFaqList()).rows.map(({ question }) => ({ id: question }));
const openRegistry = registryWith({ '/test/:id': { rendering: 'public', openEnded: true } });

test('values that the API knows: a page for each, beside the frame', async () => {
  const targets = await targetsOf(openRegistry, openPage(pathsOfApi), { api: testApiWith('a b') });

  expect(targets.slice(2).map(({ key }) => key)).toEqual(['/test/:id', '/test/a%20b']);
});

test('values that the API knows, and it gives no answer: the frame alone, with the failure noted', async () => {
  const asking = { api: silentApi, failure: undefined };

  const targets = await targetsOf(openRegistry, openPage(pathsOfApi), asking);

  expect(targets.slice(2).map(({ key }) => key)).toEqual(['/test/:id']);
  expect(String(asking.failure)).toBe('ApiError: calle/GetFaqList: no answer');
});
