import { expect, test, vi } from 'vitest';
import type { OpenedPage } from './navigation.ts';
import { navigation, navigationForEachTest, openPage, shown, testPage, visit } from './test-navigation.ts';

navigationForEachTest();

const address = () => location.pathname + location.search + location.hash;

test('document: its page is shown, nothing is opened', () => {
  expect(shown()).toBe('/first: /first');
  expect(openPage).not.toHaveBeenCalled();
  expect(navigation.isLoading()).toBe(false);
});

test('next page: address and page change when it is loaded, not before', async () => {
  const { promise, resolve } = Promise.withResolvers<OpenedPage>();
  openPage.mockReturnValue(promise);

  const done = navigation.navigate('/second?limit=10#part');
  await expect.poll(() => navigation.isLoading()).toBe(true);
  expect([address(), shown()]).toEqual(['/first', '/first: /first']);
  resolve(testPage('/second'));
  await done;

  expect(openPage.mock.calls[0]?.[0]).toMatchObject({ pathname: '/second', search: '?limit=10', hash: '#part' });
  expect([address(), shown()]).toEqual(['/second?limit=10#part', '/second?limit=10#part: /second']);
  expect(navigation.isLoading()).toBe(false);
});

test('listener: called when loading begins and when the page is shown, until it leaves', async () => {
  const states: boolean[] = [];
  const leave = navigation.subscribe(() => states.push(navigation.isLoading()));
  openPage.mockImplementationOnce(() => new Promise((resolve) => setTimeout(() => resolve(testPage('/second')), 10)));

  await navigation.navigate('/second');
  leave();
  await navigation.navigate('/third');

  expect(states).toEqual([true, false]);
});

test('next page that is there at once: never said to be loading', async () => {
  const states: boolean[] = [];
  navigation.subscribe(() => states.push(navigation.isLoading()));

  await navigation.navigate('/second');
  await new Promise((resolve) => setTimeout(resolve));

  expect(states).toEqual([false]);
});

test('next page pushed: a new entry; replaced: none', async () => {
  const before = history.length;

  await navigation.navigate('/second');
  expect(history.length).toBe(before + 1);
  await navigation.navigate('/third', { replace: true });

  expect(history.length).toBe(before + 1);
  expect(address()).toBe('/third');
});

test('another query or part of the same page: shown at once, not opened again', async () => {
  await navigation.navigate('/first?limit=10');
  await navigation.navigate('/first?limit=10#part');

  expect(shown()).toBe('/first?limit=10#part: /first');
  expect(openPage).not.toHaveBeenCalled();
});

test('two navigations, the first slower: the second is shown, the first is aborted and changes nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<OpenedPage>();
  openPage.mockReturnValueOnce(promise);
  const slow = navigation.navigate('/slow');

  await navigation.navigate('/second');
  expect(openPage.mock.calls[0]?.[1].aborted).toBe(true);
  resolve(testPage('/slow'));
  await slow;

  expect([address(), shown()]).toEqual(['/second', '/second: /second']);
});

test('next page on its way, the same page chosen again: it stays, and nothing is loading', async () => {
  openPage.mockReturnValueOnce(new Promise(() => {}));
  void navigation.navigate('/second');

  await navigation.navigate('/first?limit=10');
  await new Promise((resolve) => setTimeout(resolve));

  expect(shown()).toBe('/first?limit=10: /first');
  expect(navigation.isLoading()).toBe(false);
});

test('opening fails: an error id is shown at the new address, and is in the console with the cause', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  const cause = new Error('test cause');
  openPage.mockRejectedValue(cause);

  await navigation.navigate('/second');

  expect(address()).toBe('/second');
  const { page } = navigation.view;
  expect(page).toEqual({ kind: 'failed', errorId: expect.stringMatching(/^\w+$/) });
  expect(report).toHaveBeenCalledExactlyOnceWith(`page failed (${page.kind === 'failed' && page.errorId})`, cause);
});

test('opening fails after another navigation has begun: not reported', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  const { promise, reject } = Promise.withResolvers<OpenedPage>();
  openPage.mockReturnValueOnce(promise);
  const slow = navigation.navigate('/slow');
  await navigation.navigate('/second');

  reject(new Error('test cause'));
  await slow;

  expect(report).not.toHaveBeenCalled();
  expect(shown()).toBe('/second: /second');
});

test.each([
  ['unknown', { kind: 'unknown' }],
  ['failed', { kind: 'failed', errorId: 'test' }],
] as const)('%s address, chosen again: opened again; another part of it: not', async (_, page) => {
  visit('/unknown', page);

  await navigation.navigate('/unknown#main');
  expect(openPage).not.toHaveBeenCalled();
  await navigation.navigate('/unknown');

  expect(shown()).toBe('/unknown: /unknown');
});

test('page that only a document can show: loaded as one, the address does not change before', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  openPage.mockResolvedValue('document');

  await navigation.navigate('/second?limit=10#part');

  expect(assign).toHaveBeenCalledExactlyOnceWith('/second?limit=10#part');
  expect([address(), shown()]).toEqual(['/first', '/first: /first']);
});

test('Back to a page that only a document can show: the document of the address is loaded', async () => {
  await navigation.navigate('/second');
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  openPage.mockResolvedValue('document');

  history.back();

  await expect.poll(() => reload).toHaveBeenCalledOnce();
  expect(address()).toBe('/first');
});

test('browser refuses another entry: the page is loaded as a document', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('test', 'SecurityError');
  });

  await navigation.navigate('/second');

  expect(assign).toHaveBeenCalledExactlyOnceWith('/second');
});

test('browser that changes no entry: the document is shown', () => {
  vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('test', 'SecurityError');
  });

  visit('/second');

  expect(shown()).toBe('/second: /second');
});

test('state of a navigation: kept with its entry', async () => {
  await navigation.navigate('/second', { state: { test: 1 } });
  await navigation.navigate('/third');

  navigation.navigator.go(-1);

  await expect.poll(() => shown()).toBe('/second: /second');
  expect(navigation.view.location.state).toEqual({ test: 1 });
});

test('navigator: push and replace of the router', async () => {
  navigation.navigator.push({ pathname: '/second', search: '?a=1', hash: '' });
  await expect.poll(() => address()).toBe('/second?a=1');

  navigation.navigator.replace('/third');

  await expect.poll(() => address()).toBe('/third');
  expect(navigation.navigator.createHref({ pathname: '/third', search: '?a=1', hash: '#b' })).toBe('/third?a=1#b');
});

test('browser that does not leave scrolling to pages: they open all the same', async () => {
  Object.defineProperty(history, 'scrollRestoration', {
    configurable: true,
    set: () => {
      throw new DOMException('Not active', 'SecurityError');
    },
  });

  expect(() => navigation.restoreScroll()).not.toThrow();
  await navigation.navigate('/second');

  Reflect.deleteProperty(history, 'scrollRestoration');
  expect(address()).toBe('/second');
});
