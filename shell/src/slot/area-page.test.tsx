import type { PageModule } from '@agile-languages/shared/contract';
import { configure } from '@agile-languages/shared/platform';
import type { ComposedData } from '@agile-languages/shared/registry';
import { testConfig } from '@agile-languages/shared/test';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ModuleStore } from '../federation/module-store.ts';
import { AreaPage } from './area-page.tsx';
import { ModulesContext } from './modules-context.ts';

const testPage: PageModule = {
  default: ({ params, pattern }) => (
    <>
      <h1>{`${pattern} with id ${params.id}`}</h1>
      <input aria-label="Test input" />
    </>
  ),
  head: () => ({ title: 'Test', description: 'Test.' }),
};

/** The page at /test/1, with a module that comes when the test says so. */
function testSite({ frame = false, data = {} as ComposedData } = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<PageModule>();
  const load = vi.fn(async () => testPage).mockReturnValueOnce(promise);
  const store = new ModuleStore(async () => (await load()) as never, { frame, data });
  const router = createMemoryRouter(
    [{ path: '/test/:id', element: <AreaPage area="test" pattern="/test/:id" placeholder="Test word" /> }],
    { initialEntries: ['/test/1'] },
  );
  const site = (
    <ModulesContext value={store}>
      <RouterProvider router={router} />
    </ModulesContext>
  );
  return { site, store, router, come: resolve, fail: reject };
}

test('code on its way: the placeholder word as heading', async () => {
  const { site } = testSite();

  await act(async () => render(site));

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Test word');
});

test('code comes: the page, with its parameters and its pattern', async () => {
  const { site, come } = testSite();
  await act(async () => render(site));

  await act(async () => come(testPage));

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('/test/:id with id 1');
});

test('code fails, then comes on a later try: the page', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { site, store, fail } = testSite();
  await act(async () => render(site));
  await act(async () => fail(new Error('test')));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Test word');

  await act(async () => store.retry());

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('/test/:id with id 1');
});

test('address of the same pattern with another id: a page of its own, nothing carried over', async () => {
  const { site, router, come } = testSite();
  await act(async () => render(site));
  await act(async () => come(testPage));
  const input = screen.getByRole('textbox');

  await act(() => router.navigate('/test/2'));

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('/test/:id with id 2');
  expect(screen.getByRole('textbox')).not.toBe(input);
});

test('same address with another query: the page stays as it is', async () => {
  const { site, router, come } = testSite();
  await act(async () => render(site));
  await act(async () => come(testPage));
  const input = screen.getByRole('textbox');

  await act(() => router.navigate('/test/1?limit=10'));

  expect(screen.getByRole('textbox')).toBe(input);
});

test('frame on the server: the placeholder, even with the code there', async () => {
  const { site, store, come } = testSite({ frame: true });
  const slot = store.page('test', '/test/:id');
  come(testPage);
  await slot.ready;

  expect(renderToString(site)).toMatch(/<h1>Test word<\/h1><\/div>$/);
});

test('frame in the browser: the page', async () => {
  const { site, come } = testSite({ frame: true });
  await act(async () => render(site));

  await act(async () => come(testPage));

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('/test/:id with id 1');
});

const testExpert: PageModule<string> = {
  default: ({ data = 'nobody', onData }) => (
    <button type="button" onClick={() => onData?.('Test Other')}>
      {data}
    </button>
  ),
  head: ({ data }) => ({ title: data ?? 'Expert', description: 'Test.' }),
};
const composed = { 'routes test /test/:id': 'Test Expert' as never };

test('composed data: the page has them, the page after it does not', async () => {
  const { site, store, router, come } = testSite({ data: composed });
  await act(async () => render(site));
  await act(async () => come(testExpert));
  expect(screen.getByRole('button').textContent).toBe('Test Expert');

  await act(() => store.visit('test', '/test/:id'));
  expect(screen.getByRole('button').textContent).toBe('Test Expert');
  await act(() => router.navigate('/test/2'));

  expect(screen.getByRole('button').textContent).toBe('nobody');
});

test('page says what it shows: the head becomes that of these data', async () => {
  configure(testConfig);
  const { site, come } = testSite();
  await act(async () => render(site));
  await act(async () => come(testExpert));

  act(() => screen.getByRole('button').click());

  expect(document.title).toBe('Test Other | Test Brand');
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('http://site.test/test/1');
});
