import { expect, test } from 'vitest';
import {
  followFragment,
  navigation,
  navigationForEachTest,
  openPage,
  reload,
  scrollTo,
  shown,
  testPage,
  visit,
} from './test-navigation.ts';

navigationForEachTest();

test('next page: to the top; same address with its scrolling kept: not at all', async () => {
  await navigation.navigate('/second');
  expect(navigation.view.scroll).toBe('top');

  await navigation.navigate('/second?limit=10', { preventScrollReset: true });
  expect(navigation.view.scroll).toBe('keep');
});

test('Back and Forward: to where each entry was scrolled', async () => {
  scrollTo(700);
  await navigation.navigate('/second');
  scrollTo(300);

  history.back();
  await expect.poll(() => shown()).toBe('/first: /first');
  expect(navigation.view.scroll).toBe(700);
  scrollTo(700);
  history.forward();

  await expect.poll(() => shown()).toBe('/second: /second');
  expect(navigation.view.scroll).toBe(300);
});

test('Back while the next page is on its way: to where the page shown was scrolled', async () => {
  scrollTo(100);
  await navigation.navigate('/second');
  scrollTo(200);
  openPage.mockReturnValueOnce(new Promise(() => {}));
  void navigation.navigate('/third');

  history.back();

  await expect.poll(() => shown()).toBe('/first: /first');
  expect(navigation.view.scroll).toBe(100);
});

test('link of the browser to a part of the page: left to the browser; Back: to where it was before', async () => {
  scrollTo(600);
  followFragment('#part');
  await expect.poll(() => shown()).toBe('/first#part: /first');
  expect(navigation.view.scroll).toBe('part');
  scrollTo(5000);

  history.back();
  await expect.poll(() => shown()).toBe('/first: /first');
  expect(navigation.view.scroll).toBe(600);
  history.forward();

  await expect.poll(() => navigation.view.scroll).toBe(5000);
});

test('document left: positions are kept for the next one of the tab, and the browser restores this one', () => {
  scrollTo(400);
  navigation.restoreScroll();
  expect(history.scrollRestoration).toBe('manual');

  dispatchEvent(new Event('pagehide'));

  expect(history.scrollRestoration).toBe('auto');
  const { key } = navigation.view.location;
  expect(JSON.parse(sessionStorage.getItem('scroll-positions') ?? '')).toEqual({ [key]: 400 });
});

test('document out of the cache of the browser: scrolled by this code again', () => {
  history.scrollRestoration = 'auto';

  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

  expect(history.scrollRestoration).toBe('manual');
});

test('positions of the document before: used for its entries', async () => {
  scrollTo(700);
  await navigation.navigate('/second');
  dispatchEvent(new Event('pagehide'));
  reload(testPage('/second'));

  history.back();

  await expect.poll(() => shown()).toBe('/first: /first');
  expect(navigation.view.scroll).toBe(700);
});

test.each(['no JSON', 'null', '[]', '{"test":"700"}'])('stored positions %s: none', async (stored) => {
  sessionStorage.setItem('scroll-positions', stored);
  history.replaceState({ key: 'test' }, '');
  visit('/second');

  history.back();

  await expect.poll(() => shown()).toBe('/first: /first');
  expect(navigation.view.scroll).toBe('top');
});
