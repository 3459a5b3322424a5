import { expect, test, vi } from 'vitest';
import { emptyDocumentForEachTest, fontsAre, run } from './test-bootstrap.ts';

emptyDocumentForEachTest();

test('styles in the document: marked, so that no runtime fetches them again', () => {
  run({ styles: ['catalog-1234:chunk-courses', 'experts-1234:chunk-list'] });

  const markers = document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  expect([...markers].map((link) => [link.dataset.rspack, link.getAttribute('href')])).toEqual([
    ['catalog-1234:chunk-courses', null],
    ['experts-1234:chunk-list', null],
  ]);
});

test('shell: its script with integrity', () => {
  run({});

  const script = document.head.querySelector<HTMLScriptElement>('script[src]');
  expect(script).toHaveAttribute('src', '/areas/shell/test/browser/main.test.js');
  expect(script?.integrity).toBe('sha384-main');
  expect(script?.crossOrigin).toBe('anonymous');
});

test.each([
  ['/test', '/web/2026/https://site.test/test'],
  ['/test', '/'],
  ['/test', '/test/'],
  ['/', '/index.html'],
  ['/sample/:id', '/sample/1/print'],
  ['/sample/:id', '/samples/1'],
])('document of %s at %s: a copy, which loads no code and asks for no data', (address, path) => {
  const fetched = vi.spyOn(globalThis, 'fetch');

  run({ address, requests: [{ call: 'calle/GetFaqList' }] }, path);

  expect(document.querySelector('script[src], link')).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
  expect(document.documentElement).toHaveAttribute('data-copy');
});

test.each([
  ['/test', '/test'],
  ['/test', '/test?utm_source=a#part'],
  ['/', '/'],
  ['/sample/:id', '/sample/1'],
  [undefined, '/anything/at/all'],
])('document of %s at %s: loads its code', (address, path) => {
  run({ ...(address !== undefined && { address }) }, path);

  expect(document.querySelector('script[src]')).not.toBeNull();
  expect(document.documentElement).not.toHaveAttribute('data-copy');
});

test('before the first paint: the script of the shell alone is fetched, with low priority and integrity', () => {
  vi.stubGlobal('requestAnimationFrame', () => {});

  run({ scripts: [{ href: '/areas/catalog/test/browser/remoteEntry.js', integrity: 'sha384-entry' }] });

  const preloads = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  expect(preloads.map((link) => link.getAttribute('href'))).toEqual(['/areas/shell/test/browser/main.test.js']);
  expect(preloads[0]).toMatchObject({
    as: 'script',
    fetchPriority: 'low',
    crossOrigin: 'anonymous',
    integrity: 'sha384-main',
  });
});

test('Trusted Types in force: the address passes through the policy "bootstrap"', () => {
  const createScriptURL = vi.fn((url: string) => url);
  const createPolicy = vi.fn((_name: string, _rules: object) => ({ createScriptURL }));
  vi.stubGlobal('trustedTypes', { createPolicy });

  run({});

  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('bootstrap', expect.anything());
  expect(createScriptURL).toHaveBeenCalledExactlyOnceWith('/areas/shell/test/browser/main.test.js');
});

test('before the text is on the screen: no code is executed', () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (show: () => void) => frames.push(show));

  run({});
  frames.shift()?.();
  expect(document.head.querySelector('script[src]')).toBeNull();

  frames.shift()?.();
  expect(document.head.querySelector('script[src]')).not.toBeNull();
});

test('tab in the background, where nothing is drawn: code is executed at once', () => {
  vi.stubGlobal('requestAnimationFrame', () => {});
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);

  run({});

  expect(document.head.querySelector('script[src]')).not.toBeNull();
});

test('presses: buttons are noted in their order, what works without code is not', () => {
  run({});
  document.body.innerHTML =
    '<button id="one"><i>1</i></button><button id="two">2</button><button popovertarget="menu">3</button><a href="#four">4</a>';

  for (const pressed of ['#two', 'i', '#two', '[popovertarget]', 'a'])
    document.querySelector<HTMLElement>(pressed)?.click();

  expect([...(globalThis.unansweredPresses ?? [])].map(({ id }) => id)).toEqual(['two', 'one']);
});

async function stylesAreNewWithNextTitle() {
  run({});
  const style = document.createElement('style');
  document.head.append(style);
  document.querySelector('title')?.replaceWith(document.createElement('title'));
  await new Promise((resolve) => setTimeout(resolve));
  return document.querySelector('style') !== style;
}

test('optional font still on its way: the next page chooses its fonts again', async () => {
  fontsAre('optional loaded', 'optional loading', 'swap unloaded');
  expect(await stylesAreNewWithNextTitle()).toBe(true);
});

test('optional fonts there, another one on its way: styles stay', async () => {
  fontsAre('optional loaded', 'swap loading');
  expect(await stylesAreNewWithNextTitle()).toBe(false);
});
