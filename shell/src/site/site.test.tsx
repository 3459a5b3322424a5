import { definePage, type PageModule, type RouteDeclaration } from '@agile-languages/shared/contract';
import { configure } from '@agile-languages/shared/platform';
import { testConfig } from '@agile-languages/shared/test';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ModulesContext } from '../area-host/modules-context.ts';
import { headHtml, headTags } from '../document/head.ts';
import { ModuleStore } from '../federation/module-store.ts';
import { findRoute } from '../routes/find-route.ts';
import { Navigation, type OpenedPage } from '../routes/navigation.ts';
import { Site } from './site.tsx';

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
  const pageAt = (pathname: string): OpenedPage => {
    const route = findRoute({ test: { routes: testDeclarations } }, pathname);
    return route ? { kind: 'page', route } : { kind: 'unknown' };
  };
  history.pushState(null, '', path);
  navigation = new Navigation(
    async ({ pathname }) => {
      if (pathname === '/refused') throw new Error('test refusal');
      if (pathname === '/second') await wait;
      await store.open('test', pathname);
      return pageAt(pathname);
    },
    pageAt(path.replace(/[?#].*$/, '')),
  );
  await act(async () =>
    render(
      <ModulesContext value={store}>
        <Site navigation={navigation} first={navigation.view} />
      </ModulesContext>,
    ),
  );
  return { navigation, store };
}

let navigation: Navigation;
let servedTitle: Element | null;

beforeEach(() => {
  configure(testConfig);
  document.head.innerHTML = headHtml(headTags({ title: 'First title', description: 'First.' }, '/first', testConfig));
  servedTitle = document.querySelector('title');
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('fetch', async () => Response.json([]));
});

afterEach(() => navigation.stop());

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
  const { navigation } = await renderSite();

  await act(() => navigation.navigate('/second'));

  expect(document.title).toBe('Second title | Test Brand');
  expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'http://site.test/second');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Second heading' }));
  expect(screen.getByRole('status').textContent).toBe('Second title | Test Brand');
});

test('same page with another query: head and focus stay', async () => {
  const { navigation } = await renderSite();

  await act(() => navigation.navigate('/first?limit=10'));

  expect(document.querySelector('title')).toBe(servedTitle);
  expect(document.activeElement).toBe(document.body);
});

test('back to the first page: its head and its heading', async () => {
  const { navigation } = await renderSite();
  await act(() => navigation.navigate('/second'));

  history.back();
  await screen.findByRole('heading', { name: 'First heading' });

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
  const { navigation } = await renderSite();

  await act(() => navigation.navigate('/broken'));

  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops!');
  expect(document.title).toBe('Oops! | Test Brand');

  await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'See the nine Languages' }));
  await act(() => navigation.navigate('/second'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Second heading');
});

test('unknown address: the error page, its head keeps it out of search engines', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { navigation } = await renderSite();

  await act(() => navigation.navigate('/unknown'));

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops!');
  expect(document.title).toBe('Oops! | Test Brand');
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('code of the next page cannot be loaded: its placeholder, and the layout stays', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { navigation } = await renderSite();

  await act(() => navigation.navigate('/gone'));

  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Gone');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('next page on its way: the old one stays, with a line that says so', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { navigation } = await renderSite({ wait: promise });
  expect(screen.queryByRole('progressbar')).toBeNull();

  act(() => void navigation.navigate('/second'));
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
  const { navigation, store } = await renderSite();
  await act(() => navigation.navigate('/gone'));
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

test('next page cannot be opened: the error page with an id, then on', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { navigation } = await renderSite();

  await act(() => navigation.navigate('/refused'));
  expect(screen.getByText(/^Error id \w+$/)).toBeVisible();
  await act(() => navigation.navigate('/second'));

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Second heading');
});

test('link of the page: leads to the next one without a document', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await renderSite();

  await userEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'My Needs' }));

  expect(await screen.findByRole('heading', { name: 'Oops!' })).toBeVisible();
  expect(location.pathname).toBe('/my-needs');
});

test('document: the window is not scrolled, and from now on not by the browser either', async () => {
  await renderSite();

  expect(scrollTo).not.toHaveBeenCalled();
  expect(history.scrollRestoration).toBe('manual');
});

test('next page: scrolled to the top; Back: to where the page was', async () => {
  vi.stubGlobal('scrollY', 700);
  const { navigation } = await renderSite();

  await act(() => navigation.navigate('/second'));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  history.back();

  await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 700));
});

test('address that names a part of the page: scrolled to it, also when it is encoded', async () => {
  const { navigation } = await renderSite();
  const main = screen.getByRole('main');
  const intoView = vi.spyOn(main, 'scrollIntoView').mockReturnValue();

  await act(() => navigation.navigate('/second#m%61in'));

  expect(intoView).toHaveBeenCalledOnce();
  expect(scrollTo).not.toHaveBeenCalled();
});

test.each(['#unknown', '#%E0%A4%A'])(
  'address with %s, which is no part of the page: scrolled to the top',
  async (hash) => {
    const { navigation } = await renderSite();

    await act(() => navigation.navigate(`/second${hash}`));

    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  },
);

test('another query that keeps the scrolling: not scrolled, the page is not rendered again', async () => {
  const { navigation } = await renderSite();
  const heading = screen.getByRole('heading', { level: 1 });

  await act(() => navigation.navigate('/first?limit=10', { preventScrollReset: true }));

  expect(scrollTo).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
});

test('form in use, its area released, then the link past the header: what was typed stays', async () => {
  testPages['/first'] = {
    default: definePage({
      head: () => ({ title: 'First title', description: 'First.' }),
      Page: () => <input aria-label="Test field" />,
    }),
  };
  const { store } = await renderSite();
  await userEvent.type(screen.getByRole('textbox', { name: 'Test field' }), 'typed');
  testPages['/first'] = {
    default: definePage({
      head: () => ({ title: 'New title', description: 'New.' }),
      Page: () => <input aria-label="New field" />,
    }),
  };

  await act(async () => store.renew('test'));
  await act(() => navigation.navigate('/first#main'));
  await act(() => navigation.navigate('/first?limit=10'));

  expect(screen.getByRole('textbox', { name: 'Test field' })).toHaveValue('typed');
});
