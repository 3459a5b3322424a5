import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LinkedPages } from '../federation/linked-pages.ts';
import { RegistryStore } from '../federation/registry-store.ts';
import { publicRoutes, testArea, testRegistry } from '../remotes/test-registry.ts';
import { prefetchOnIntent } from './prefetch.ts';

const registry = testRegistry({
  catalog: testArea('catalog', { routes: publicRoutes('/languages', '/languages/:id') }),
  experts: testArea('experts', { routes: publicRoutes('/samples/:id', '/samples/special') }),
});

const load = vi.fn();

beforeEach(() => {
  load.mockReset();
  vi.stubGlobal(
    'fetch',
    vi.fn().mockImplementation(async () => Response.json(registry)),
  );
  const add = document.addEventListener.bind(document);
  const stop = new AbortController();
  vi.spyOn(document, 'addEventListener').mockImplementation((type, listener, options) =>
    add(type, listener, { ...(options as AddEventListenerOptions), signal: stop.signal }),
  );
  const store = new RegistryStore(registry, () => {});
  prefetchOnIntent(store, new LinkedPages(store, () => false), load);
  vi.mocked(document.addEventListener).mockRestore();
  stopListening = () => stop.abort();
});

let stopListening = () => {};
afterEach(() => {
  stopListening();
  document.body.innerHTML = '';
});

test.each([
  ['/languages', 'catalog', '/languages'],
  ['/languages/1111117', 'catalog', '/languages/:id'],
  ['/languages/1111117?from=menu#top', 'catalog', '/languages/:id'],
  ['/samples/special', 'experts', '/samples/special'],
  ['/samples/800001', 'experts', '/samples/:id'],
])('link to %s pointed at: fetches %s %s, once', async (href, area, pattern) => {
  document.body.innerHTML = `<a href="${href}"><span>Test link</span></a>`;

  await userEvent.hover(screen.getByText('Test link'));

  await expect.poll(() => load).toHaveBeenCalledExactlyOnceWith(area, pattern);
});

test('link that appears after the first look at the links: its page is fetched once the registry has answered', async () => {
  document.body.innerHTML = '<a href="/languages">First link</a>';
  await userEvent.hover(screen.getByText('First link'));
  await expect.poll(() => load).toHaveBeenCalledOnce();
  document.body.innerHTML = '<a href="/samples/special">Later link</a>';

  await userEvent.hover(screen.getByText('Later link'));

  await expect.poll(() => load).toHaveBeenLastCalledWith('experts', '/samples/special');
  expect(vi.mocked(fetch).mock.calls.filter(([url]) => String(url).includes('links='))).toHaveLength(1);
});

test('link focused: fetches its page', async () => {
  document.body.innerHTML = '<a href="/languages">Test link</a>';

  await userEvent.tab();

  await expect.poll(() => load).toHaveBeenCalledExactlyOnceWith('catalog', '/languages');
});

test('link to the start page pointed at: fetches the shell’s own page', async () => {
  history.replaceState(null, '', '/test');
  document.body.innerHTML = '<a href="/">Test link</a>';

  await userEvent.hover(screen.getByText('Test link'));

  await expect.poll(() => load).toHaveBeenCalledExactlyOnceWith('shell', '/');
});

test.each([
  ['to another site', '<a href="https://other.test/languages">Test link</a>'],
  ['into a new tab', '<a href="/languages" target="_blank">Test link</a>'],
  ['to this page', '<a href="/test#part">Test link</a>'],
  ['without address', '<a>Test link</a>'],
])('link %s: fetches nothing, not even the registry', async (_, html) => {
  history.replaceState(null, '', '/test');
  document.body.innerHTML = html;

  await userEvent.hover(screen.getByText('Test link'));

  expect(load).not.toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalled();
});

test('link to a page that nobody knows: fetches the registry, no page', async () => {
  document.body.innerHTML = '<a href="/unknown">Test link</a>';

  await userEvent.hover(screen.getByText('Test link'));
  await expect.poll(() => fetch).toHaveBeenCalled();

  expect(load).not.toHaveBeenCalled();
});
