import { expect, onTestFinished, test, vi } from 'vitest';
import { loadRemotes } from '../federation/load-chunk.ts';
import { runtime } from '../remotes/runtime.ts';
import { routeOf, serveDocuments, siteForEachTest, testSite, withPaths } from './test-created-site.ts';

vi.mock(import('../federation/load-chunk.ts'), { spy: true });

siteForEachTest();

test('registry not to be had, page beyond the document: loaded as a document', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  vi.mocked(fetch).mockRejectedValue(new TypeError('test: no connection'));
  const { navigation } = testSite();

  void navigation.navigate('/experts?limit=10');

  await expect.poll(() => assign).toHaveBeenCalledExactlyOnceWith('/experts?limit=10');
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

test('list of addresses not to be had: the failure is shown', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const routes = { '/second': withPaths(() => Promise.reject(new Error('test cause'))) };
  vi.mocked(runtime.loadRemote).mockResolvedValue({ area: { routes, sections: {} } });
  const { navigation } = testSite();

  await navigation.navigate('/second');

  expect(routeOf(navigation)).toBe('failed');
});
