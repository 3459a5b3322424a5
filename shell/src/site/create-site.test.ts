import {
  type AreaContents,
  contractVersion,
  definePage,
  type PageModule,
  type Params,
} from '@agile-languages/shared/contract';
import type { AreaRelease, DocumentData, Registry } from '@agile-languages/shared/registry';
import { testConfig } from '@agile-languages/shared/test';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { emptySection } from '../area-host/empty-section.ts';
import { loadRemotes } from '../federation/load-chunk.ts';
import { runtime } from '../remotes/runtime.ts';
import type { Navigation } from '../routes/navigation.ts';
import { createSite } from './create-site.ts';

vi.mock(import('../federation/load-chunk.ts'), { spy: true });

const testIntegrity = `sha384-${'A'.repeat(64)}`;

const testArea = (release: string, ...patterns: string[]): AreaRelease => ({
  release,
  contract: contractVersion,
  base: `/areas/test/${release}/browser/`,
  entry: { name: 'remoteEntry.js', integrity: testIntegrity },
  routes: Object.fromEntries(patterns.map((pattern) => [pattern, { rendering: 'public' }])),
});

const testRegistry = (areas: Registry['areas'], revision = 1, shell = 'test'): Registry => ({
  schema: 1,
  revision,
  origins: [],
  shell: { release: shell, base: '/areas/shell/test/browser/', main: { name: 'main.js', integrity: testIntegrity } },
  areas,
});

const slice = testRegistry({ catalog: testArea('old', '/first', '/second') });

const testData: DocumentData = {
  config: testConfig,
  registry: slice,
  isFallback: false,
  requests: [],
  scripts: [],
  styles: [],
};

const testModule: PageModule = {
  default: definePage({ head: () => ({ title: 'Test', description: 'Test.' }), Page: () => null }),
};
const withPaths = (paths: () => Params[] | Promise<Params[]>) => async (): Promise<PageModule> => ({
  default: { ...testModule.default, paths },
});
const everyPage = new Proxy({}, { get: () => async () => testModule }) as AreaContents['routes'];

/** Answers requests for documents of this site. */
function serveDocuments(html: string): void {
  class FakeRequest extends EventTarget {
    status = 200;
    responseXML = new DOMParser().parseFromString(html, 'text/html');
    open() {}
    abort() {}
    send = () => this.dispatchEvent(new Event('loadend'));
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
}

const serve = (registry: Registry) => vi.mocked(fetch).mockImplementation(async () => Response.json(registry));

let stop = () => {};

/** The site of the document at /first, or at another address. */
function testSite(address = '/first', data: Partial<DocumentData> = {}) {
  history.replaceState(null, '', address);
  const site = createSite({ ...testData, ...data });
  stop = () => site.navigation.stop();
  return site;
}

const routeOf = ({ view: { page } }: Navigation) =>
  page.kind === 'page' ? `${page.route.area} ${page.route.pattern}` : page.kind;

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn());
  vi.spyOn(runtime, 'loadRemote').mockResolvedValue({ area: { routes: everyPage, sections: {} } });
  serve(slice);
  serveDocuments('');
});

afterEach(() => {
  stop();
  stop = () => {};
  history.replaceState(null, '', '/');
});

test('page of the document: found at once, without a request', () => {
  const { navigation } = testSite();

  expect(routeOf(navigation)).toBe('catalog /first');
  expect(fetch).not.toHaveBeenCalled();
});

test('scripts of what the document shows: fetched side by side, each once, with integrity', () => {
  onTestFinished(() => document.head.replaceChildren());
  const scripts = ['https://site.test/one.js', 'https://site.test/two.js', 'https://site.test/one.js'].map((href) => ({
    href,
    integrity: testIntegrity,
  }));

  testSite('/first', { scripts });

  const preloads = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')];
  expect(preloads.map(({ href, integrity, crossOrigin }) => ({ href, integrity, crossOrigin }))).toEqual(
    scripts.slice(0, 2).map((script) => ({ ...script, crossOrigin: 'anonymous' })),
  );
});

test('next page of the same area: its module is there when it shows', async () => {
  const { navigation, store } = testSite();

  await navigation.navigate('/second');

  expect(routeOf(navigation)).toBe('catalog /second');
  expect(store.page('catalog', '/second').state).toBe('ready');
});

test('page of an area that the document did not name: found in the whole registry', async () => {
  serve(testRegistry({ ...slice.areas, experts: testArea('test', '/experts') }));
  const { navigation } = testSite();

  await navigation.navigate('/experts');

  expect(routeOf(navigation)).toBe('experts /experts');
  expect(runtime.loadRemote).toHaveBeenLastCalledWith('experts/area');
});

test('next page, its files named by the registry: container, script and styles are fetched side by side', async () => {
  onTestFinished(() => document.head.replaceChildren());
  const files = ['page.js', 'page.css'].map((name) => ({ name, integrity: testIntegrity }));
  serve(
    testRegistry({ ...slice.areas, experts: { ...testArea('test', '/experts'), pageFiles: { '/experts': files } } }),
  );
  const { navigation } = testSite();

  await navigation.navigate('/experts');

  const preloads = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  expect(preloads.map((link) => [link.getAttribute('href'), link.as, link.crossOrigin, link.integrity])).toEqual([
    ['/areas/test/test/browser/remoteEntry.js', 'script', 'anonymous', testIntegrity],
    ['/areas/test/test/browser/page.js', 'script', 'anonymous', testIntegrity],
    ['/areas/test/test/browser/page.css', 'style', 'anonymous', testIntegrity],
  ]);
});

test('page that the document did not name, registry read just now: not read again', async () => {
  serve(testRegistry({ ...slice.areas, experts: testArea('new', '/third') }));
  const { navigation } = testSite();
  const link = Object.assign(document.createElement('a'), { href: '/third' });
  document.body.append(link);
  link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  await vi.waitFor(() => expect(runtime.loadRemote).toHaveBeenCalled());
  vi.mocked(fetch).mockClear();

  await navigation.navigate('/third');

  expect(routeOf(navigation)).toBe('experts /third');
  expect(fetch).not.toHaveBeenCalled();
});

test('page that a new release of a known area brought: found in the registry', async () => {
  serve(testRegistry({ catalog: testArea('new', '/first', '/second', '/third') }, 2));
  const { navigation } = testSite();

  await navigation.navigate('/third');

  expect(routeOf(navigation)).toBe('catalog /third');
});

test('address that nobody knows: the error page', async () => {
  const { navigation } = testSite();

  await navigation.navigate('/unknown');

  expect(navigation.view.page).toEqual({ kind: 'unknown' });
});

test('page found in the registry, visited again: its part of the registry is not asked for again', async () => {
  serve(testRegistry({ ...slice.areas, experts: testArea('test', '/experts/:id') }));
  const { navigation } = testSite();
  await navigation.navigate('/experts/1');
  await navigation.navigate('/first');

  await navigation.navigate('/experts/2');

  expect(routeOf(navigation)).toBe('experts /experts/:id');
  expect(vi.mocked(fetch).mock.calls.map(([url]) => url)).toEqual([
    '/registry.json?segment=experts',
    '/registry.json?segment=first',
  ]);
});

test('navigation given up while the registry is read: its page is found the next time', async () => {
  serve(testRegistry({ ...slice.areas, experts: testArea('test', '/experts') }));
  const { navigation } = testSite();
  void navigation.navigate('/experts');
  await navigation.navigate('/second');

  await navigation.navigate('/experts');

  expect(routeOf(navigation)).toBe('experts /experts');
});

test('registry not to be had, page beyond the document: loaded as a document', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  vi.mocked(fetch).mockRejectedValue(new TypeError('test: no connection'));
  const { navigation } = testSite();

  void navigation.navigate('/experts?limit=10');

  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/experts?limit=10'));
});

test('registry not to be had, document of an unknown address: stays as it is', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  vi.mocked(fetch).mockRejectedValue(new TypeError('test: no connection'));

  const { navigation } = testSite('/unknown');

  expect(navigation.view.page).toEqual({ kind: 'unknown' });
  expect(fetch).not.toHaveBeenCalled();
  expect(assign).not.toHaveBeenCalled();
});

test('registry not to be had: the known pages still open', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.mocked(fetch).mockRejectedValue(new TypeError('test: no connection'));
  const { navigation } = testSite();

  await navigation.navigate('/second');

  expect(routeOf(navigation)).toBe('catalog /second');
});

test('another shell is live: the next page is loaded as a document', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  serve(testRegistry(slice.areas, 2, 'new'));
  const { navigation } = testSite();

  void navigation.navigate('/second');

  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/second'));
  expect(routeOf(navigation)).toBe('catalog /first');
});

test('area released again: the next page is the new one', async () => {
  const { navigation, store } = testSite();
  await store.page('catalog', '/second').ready;
  serve(testRegistry({ catalog: testArea('new', '/first', '/second') }, 2));
  const nextModule = { ...testModule };
  vi.mocked(runtime.loadRemote).mockResolvedValue({
    area: { routes: { '/second': async () => nextModule }, sections: {} },
  });

  await navigation.navigate('/second');

  expect(store.page('catalog', '/second').module).toBe(nextModule);
});

test('section that the release does not offer: empty', async () => {
  const { store } = testSite();

  expect(await store.section('catalog', 'later').ready).toBe(emptySection);
});

test('page that the release does not offer: failed, and its place says so', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  vi.mocked(runtime.loadRemote).mockResolvedValue({ area: { routes: {}, sections: {} } });
  const { navigation, store } = testSite();

  await navigation.navigate('/second');

  expect(store.page('catalog', '/second').state).toBe('failed');
  expect(store.failures()).toBe(1);
  expect(report).toHaveBeenCalledWith(
    'load routes catalog /second',
    new Error('Area catalog offers no /second in routes.'),
  );
});

test('page whose code cannot be loaded: what its document contains', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.mocked(runtime.loadRemote).mockRejectedValue(new Error('test'));
  serveDocuments('<main><h1>Test heading</h1></main>');
  const { navigation } = testSite();

  await navigation.navigate('/second');

  const { page } = navigation.view;
  const content = page.kind === 'page' ? page.prerendered?.content : [];
  expect(content?.map(({ textContent }) => textContent)).toEqual(['Test heading']);
});

test('what loads areas hangs: a link loads the document as soon as the page is given up', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  vi.mocked(loadRemotes).mockReturnValue(new Promise(() => {}));
  onTestFinished(() => void vi.mocked(loadRemotes).mockReset());
  const { navigation } = testSite();
  vi.useFakeTimers();

  void navigation.navigate('/second');
  await vi.advanceTimersByTimeAsync(4001);

  expect(assign).toHaveBeenCalledExactlyOnceWith('/second');
});

test('page with a list of its addresses: this one is shown, another one is unknown', async () => {
  const routes = { '/first/:id': withPaths(() => [{ id: '1' }]) };
  vi.mocked(runtime.loadRemote).mockResolvedValue({ area: { routes, sections: {} } });
  serve(testRegistry({ catalog: testArea('new', '/first', '/first/:id') }, 2));
  const { navigation } = testSite();

  await navigation.navigate('/first/1');
  expect(routeOf(navigation)).toBe('catalog /first/:id');
  await navigation.navigate('/first/2');

  expect(routeOf(navigation)).toBe('unknown');
});

test('list of addresses not to be had: the failure is shown', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const routes = { '/second': withPaths(() => Promise.reject(new Error('test cause'))) };
  vi.mocked(runtime.loadRemote).mockResolvedValue({ area: { routes, sections: {} } });
  const { navigation } = testSite();

  await navigation.navigate('/second');

  expect(routeOf(navigation)).toBe('failed');
});

test('navigation given up while the registry is read: its page is not opened', async () => {
  const { navigation, store } = testSite();
  const open = vi.spyOn(store, 'open');
  void navigation.navigate('/second');

  await navigation.navigate('/first?limit=10');
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  await navigation.navigate('/second?limit=10');

  expect(open).toHaveBeenCalledTimes(1);
});
