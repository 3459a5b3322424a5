import { definePage, type PageModule, type RouteDeclaration } from '@agile-languages/shared/contract';
import { configure } from '@agile-languages/shared/platform';
import { testConfig } from '@agile-languages/shared/test';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { ModulesContext } from '../area-host/modules-context.ts';
import { headHtml, headTags } from '../document/head.ts';
import { ModuleStore } from '../federation/module-store.ts';
import { areaRoutes, ownRoutes } from '../routes/routes.tsx';
import { siteRoutes } from '../routes/site-routes.tsx';

const testPages: Record<string, PageModule> = {
  '/first': {
    default: definePage({
      head: () => ({ title: 'First title', description: 'First.' }),
      Page: () => <h1>First heading</h1>,
    }),
  },
  '/second': {
    default: definePage({
      head: () => ({ title: 'Second title', description: 'Second.' }),
      Page: () => <h1>Second heading</h1>,
    }),
  },
  '/broken': {
    default: definePage({
      head: () => ({ title: 'Broken title', description: 'Broken.' }),
      Page: () => {
        throw new Error('test cause');
      },
    }),
  },
};

const testDeclarations: Record<string, RouteDeclaration> = {
  '/first': { rendering: 'public', demo: true },
  '/second': { rendering: 'public' },
  '/broken': { rendering: 'public' },
  '/gone': { rendering: 'public', placeholder: 'Gone' },
};

/** The site with these pages of one area, at /first unless the test says otherwise. */
async function renderSite({ path = '/first', wait }: { path?: string; wait?: Promise<void> } = {}) {
  const store = new ModuleStore(
    async ({ name: pattern }) => {
      if (!testPages[pattern]) throw new Error('test: not there');
      return testPages[pattern] as never;
    },
    { isFallback: false },
  );
  const prepare = async (area: string, pattern: string) => {
    if (pattern === '/second') await wait;
    return store.open(area, pattern);
  };
  const routes = [...ownRoutes(store, prepare), ...areaRoutes({ test: { routes: testDeclarations } }, store, prepare)];
  const router = createMemoryRouter(siteRoutes(routes), {
    initialEntries: [path],
    hydrationData: { loaderData: { [`test ${path}`]: null } },
  });
  await act(async () =>
    render(
      <ModulesContext value={store}>
        <RouterProvider router={router} />
      </ModulesContext>,
    ),
  );
  return { router, store };
}

let servedTitle: Element | null;

beforeEach(() => {
  configure(testConfig);
  document.head.innerHTML = headHtml(headTags({ title: 'First title', description: 'First.' }, '/first', testConfig));
  servedTitle = document.querySelector('title');
  vi.stubGlobal('scrollTo', () => {});
});

test('page: header, content and footer, and a link past the header', async () => {
  await renderSite();

  expect(screen.getByRole('banner')).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 }).textContent).toBe('First heading');
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(screen.getAllByRole('link')[0]?.textContent).toBe('Skip to content');
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
});

test('first page: the served head stays, focus stays, nothing is announced', async () => {
  await renderSite();

  expect(document.querySelector('title')).toBe(servedTitle);
  expect(document.activeElement).toBe(document.body);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('next page: its head, focus on its heading, its title announced', async () => {
  const { router } = await renderSite();

  await act(() => router.navigate('/second'));

  expect(document.title).toBe('Second title | Test Brand');
  expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'http://site.test/second');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Second heading' }));
  expect(screen.getByRole('status').textContent).toBe('Second title | Test Brand');
});

test('same page with another query: head and focus stay', async () => {
  const { router } = await renderSite();

  await act(() => router.navigate('/first?limit=10'));

  expect(document.querySelector('title')).toBe(servedTitle);
  expect(document.activeElement).toBe(document.body);
});

test('back to the first page: its head and its heading', async () => {
  const { router } = await renderSite();
  await act(() => router.navigate('/second'));

  await act(() => router.navigate(-1));

  expect(document.title).toBe('First title | Test Brand');
  expect(document.activeElement?.textContent).toBe('First heading');
});

test('address that no route knows: the document is marked as hydrated', async () => {
  delete document.documentElement.dataset.hydrated;

  await renderSite({ path: '/unknown' });

  expect(document.documentElement).toHaveAttribute('data-hydrated');
});

test('next page breaks: the error page inside the layout, with its own head, and a way on', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { router } = await renderSite();

  await act(() => router.navigate('/broken'));

  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops!');
  expect(document.title).toBe('Oops! | Test Brand');

  await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'See the nine Languages' }));
  await act(() => router.navigate('/second'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Second heading');
});

test('unknown address: the error page, its head keeps it out of search engines', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { router } = await renderSite();

  await act(() => router.navigate('/unknown'));

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops!');
  expect(document.title).toBe('Oops! | Test Brand');
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('code of the next page cannot be loaded: its placeholder, and the layout stays', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { router } = await renderSite();

  await act(() => router.navigate('/gone'));

  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Gone');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('next page on its way: the old one stays, with a line that says so', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { router } = await renderSite({ wait: promise });
  expect(screen.queryByRole('progressbar')).toBeNull();

  act(() => void router.navigate('/second'));
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('First heading');

  await act(async () => resolve());
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Second heading');
});

test('page with demonstration data, in a demonstration: says so', async () => {
  await renderSite();

  expect(screen.getByRole('banner').nextElementSibling).toHaveTextContent(/demo/i);
});

test('page without demonstration data: says nothing', async () => {
  await renderSite({ path: '/second' });

  expect(screen.getByRole('banner').nextElementSibling).toBe(screen.getByRole('main'));
});

test('page with such data, but no demonstration: says nothing', async () => {
  configure({ ...testConfig, demo: false });

  await renderSite();

  expect(screen.getByRole('banner').nextElementSibling).toBe(screen.getByRole('main'));
});

test('page cannot be loaded, then "Try again": the head of the error page, then that of the page', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { router, store } = await renderSite();
  await act(() => router.navigate('/gone'));
  expect(document.title).toBe('Oops! | Test Brand');
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  testPages['/gone'] = {
    default: definePage({ head: () => ({ title: 'Gone title', description: 'Gone.' }), Page: () => <h1>Back</h1> }),
  };
  await act(async () => store.retry());

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Back');
  expect(document.title).toBe('Gone title | Test Brand');
  expect(document.head.querySelector('meta[name=robots]')).not.toBeInTheDocument();
  delete testPages['/gone'];
});
