import { expect, onTestFinished, test, vi } from 'vitest';
import { emptySection } from '../area-host/empty-section.ts';
import { runtime } from '../remotes/runtime.ts';
import { testIntegrity, testRegistry } from '../remotes/test-registry.ts';
import {
  routeOf,
  serve,
  siteForEachTest,
  slice,
  testModule,
  testRelease,
  testSite,
  withPaths,
} from './test-created-site.ts';

siteForEachTest();

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

test('back and forward to pages whose code is there: no request', async () => {
  const { navigation } = testSite();
  await navigation.navigate('/second');
  await navigation.navigate('/first');
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_600_000);
  vi.mocked(fetch).mockClear();

  history.back();
  await expect.poll(() => routeOf(navigation)).toBe('catalog /second');
  history.forward();
  await expect.poll(() => routeOf(navigation)).toBe('catalog /first');

  expect(fetch).not.toHaveBeenCalled();
});

test('page of an area that the document did not name: found in the whole registry', async () => {
  serve(testRegistry({ ...slice.areas, experts: testRelease('test', '/experts') }));
  const { navigation } = testSite();

  await navigation.navigate('/experts');

  expect(routeOf(navigation)).toBe('experts /experts');
  expect(runtime.loadRemote).toHaveBeenLastCalledWith('experts/area');
});

test('next page, its files named by the registry: container, script and styles are fetched side by side', async () => {
  onTestFinished(() => document.head.replaceChildren());
  const files = ['page.js', 'page.css'].map((name) => ({ name, integrity: testIntegrity }));
  serve(
    testRegistry({ ...slice.areas, experts: { ...testRelease('test', '/experts'), pageFiles: { '/experts': files } } }),
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
  serve(testRegistry({ ...slice.areas, experts: testRelease('new', '/third') }));
  const { navigation } = testSite();
  const link = Object.assign(document.createElement('a'), { href: '/third' });
  document.body.append(link);
  link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  await expect.poll(() => runtime.loadRemote).toHaveBeenCalled();
  vi.mocked(fetch).mockClear();

  await navigation.navigate('/third');

  expect(routeOf(navigation)).toBe('experts /third');
  expect(fetch).not.toHaveBeenCalled();
});

test('page that a new release of a known area brought: found in the registry', async () => {
  serve(testRegistry({ catalog: testRelease('new', '/first', '/second', '/third') }, 2));
  const { navigation } = testSite();

  await navigation.navigate('/third');

  expect(routeOf(navigation)).toBe('catalog /third');
});

test('address that nobody knows: the error page', async () => {
  const { navigation } = testSite();

  await navigation.navigate('/unknown');

  expect(navigation.view.page).toEqual({ kind: 'unknown' });
});

test.each(['/First', '/first).', '//first', '/%66irst'])(
  'address as it is pasted, %s: left to the server, which knows what is meant',
  async (path) => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue();
    const { navigation } = testSite();

    void navigation.navigate(`${location.origin}${path}?utm_source=a`);

    await expect.poll(() => assign).toHaveBeenCalledExactlyOnceWith(`${path}?utm_source=a`);
  },
);

test('page found in the registry, visited again: its part of the registry is not asked for again', async () => {
  serve(testRegistry({ ...slice.areas, experts: testRelease('test', '/experts/:id') }));
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
  serve(testRegistry({ ...slice.areas, experts: testRelease('test', '/experts') }));
  const { navigation } = testSite();
  void navigation.navigate('/experts');
  await navigation.navigate('/second');

  await navigation.navigate('/experts');

  expect(routeOf(navigation)).toBe('experts /experts');
});

test('another shell is live: the next page is loaded as a document', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  serve(testRegistry(slice.areas, 2, 'new'));
  const { navigation } = testSite();

  void navigation.navigate('/second');

  await expect.poll(() => assign).toHaveBeenCalledExactlyOnceWith('/second');
  expect(routeOf(navigation)).toBe('catalog /first');
});

test('area released again: the next page is the new one', async () => {
  const { navigation, store } = testSite();
  await store.page('catalog', '/second').ready;
  serve(testRegistry({ catalog: testRelease('new', '/first', '/second') }, 2));
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

test('page with a list of its addresses: this one is shown, another one is unknown', async () => {
  const routes = { '/first/:id': withPaths(() => [{ id: '1' }]) };
  vi.mocked(runtime.loadRemote).mockResolvedValue({ area: { routes, sections: {} } });
  serve(testRegistry({ catalog: testRelease('new', '/first', '/first/:id') }, 2));
  const { navigation } = testSite();

  await navigation.navigate('/first/1');
  expect(routeOf(navigation)).toBe('catalog /first/:id');
  await navigation.navigate('/first/2');

  expect(routeOf(navigation)).toBe('unknown');
});

test('navigation given up while the registry is read: its page is not opened', async () => {
  const { navigation, store } = testSite();
  const open = vi.spyOn(store, 'open');
  void navigation.navigate('/second');

  await navigation.navigate('/first?limit=10');
  await expect.poll(() => fetch).toHaveBeenCalled();
  await navigation.navigate('/second?limit=10');

  expect(open).toHaveBeenCalledTimes(1);
});
