import { definePage, type PageModule, type Params, type RouteDeclaration } from '@agile-languages/shared/contract';
import { createMemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { LoadedModule } from '../federation/loadable-module.ts';
import type { Modules } from '../federation/module-store.ts';
import { Oops } from '../oops/oops.tsx';
import { areaRoutes, ownRoutes } from './routes.tsx';
import { siteRoutes } from './site-routes.tsx';

const pageWith = (paths?: () => Params[]): PageModule => ({
  default: definePage({ paths, head: () => ({ title: 'Test', description: 'Test.' }), Page: () => null }),
});
const testPage = pageWith(() => [
  { id: '1', part: 'a' },
  { id: '2', part: 'b' },
]);

const modulesWith = (module: PageModule | undefined): Modules => {
  const loaded = { module } as LoadedModule<never>;
  return { isFallback: false, page: () => loaded, section: () => loaded, markHydrated: () => {} };
};

/** The site at an address, when it has come to rest. */
async function visit(path: string, declaration: RouteDeclaration, module: PageModule | undefined = testPage) {
  const prepare = vi.fn().mockResolvedValue(undefined);
  const modules = modulesWith(module);
  const routes = [
    ...ownRoutes(modules, prepare),
    ...areaRoutes({ test: { routes: { '/test': declaration, '/test/:id/:part': declaration } } }, modules, prepare),
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/elsewhere'] });
  await router.navigate(path);
  return { state: router.state, prepare };
}

const statusOf = ({ errors }: { errors: Record<string, { status?: number }> | null }) =>
  Object.values(errors ?? {})[0]?.status;

test('known address: its page, prepared first', async () => {
  const { state, prepare } = await visit('/test/2/b', { rendering: 'public' });

  expect(state.matches.at(-1)?.route.handle).toMatchObject({ area: 'test', pattern: '/test/:id/:part' });
  expect(state.errors).toBeNull();
  expect(prepare).toHaveBeenCalledExactlyOnceWith('test', '/test/:id/:part', expect.stringContaining('/test/2/b'));
});

test.each(['/test/3/a', '/test/1/b'])('%s, which the page does not list: 404', async (path) => {
  const { state } = await visit(path, { rendering: 'public' });

  expect(statusOf(state)).toBe(404);
});

test('unlisted address of an open-ended page: passes', async () => {
  const { state } = await visit('/test/3/c', { rendering: 'public', openEnded: true });

  expect(state.errors).toBeNull();
});

test('any address of a page without a list: passes', async () => {
  const { state } = await visit('/test/3/c', { rendering: 'personal' }, pageWith());

  expect(state.errors).toBeNull();
});

test('code of the page cannot be loaded: passes, its place says so', async () => {
  const { state } = await visit('/test/3/c', { rendering: 'public' }, pageWith());

  expect(state.errors).toBeNull();
});

test('start page: the shell’s own', async () => {
  const { state, prepare } = await visit('/', { rendering: 'public' });

  expect(state.matches.at(-1)?.route.handle).toMatchObject({ area: 'shell', pattern: '/' });
  expect(prepare).toHaveBeenCalledExactlyOnceWith('shell', '/', expect.any(String));
});

test('every route, of the shell and of an area: its loader fails, and the error page takes its place', async () => {
  const prepare = vi.fn().mockRejectedValue(new Error('Test failure'));
  const declared = { '/test': { rendering: 'public' }, '/test/:id': { rendering: 'personal' } } as const;
  const routes = [
    ...ownRoutes(modulesWith(testPage), prepare),
    ...areaRoutes({ test: { routes: declared } }, modulesWith(testPage), prepare),
  ];
  const errorPage = <Oops />;
  for (const { errorElement } of [...siteRoutes([]), ...routes]) expect(errorElement).toEqual(errorPage);

  const router = createMemoryRouter(routes, { initialEntries: ['/elsewhere'] });
  for (const [path, id] of [
    ['/', 'shell /'],
    ['/test', 'test /test'],
    ['/test/1', 'test /test/:id'],
  ] as const) {
    await router.navigate(path);
    expect(Object.keys(router.state.errors ?? {})).toEqual([id]);
  }
});

test('address that no route knows: the error page, nothing to prepare', async () => {
  const { state, prepare } = await visit('/unknown', { rendering: 'public' });

  expect(state.matches.at(-1)?.route.id).toBe('unknown');
  expect(prepare).not.toHaveBeenCalled();
});

test('another query on the same page: not prepared again; another id: prepared again', async () => {
  const prepare = vi.fn().mockResolvedValue(undefined);
  const routes = areaRoutes(
    { test: { routes: { '/test/:id': { rendering: 'public' } } } },
    modulesWith(undefined),
    prepare,
  );
  const router = createMemoryRouter(routes, { initialEntries: ['/elsewhere'] });
  await router.navigate('/test/1');

  await router.navigate('/test/1?limit=10');
  expect(prepare).toHaveBeenCalledTimes(1);

  await router.navigate('/test/2');
  expect(prepare).toHaveBeenCalledTimes(2);
});
