import { afterEach, expect, test } from 'vitest';
import { loadAgile } from './package/index.js';

const site = 'https://site.example';

const { happyDOM } = window as unknown as { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } };
happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;

afterEach(() => document.head.replaceChildren());

const addressesIn = (selector: string) =>
  [...document.head.querySelectorAll(selector)].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src'),
  );

test('loadAgile, twice: one connection, one style sheet and one loader, of the version that follows releases', () => {
  void loadAgile(`${site}/`);
  void loadAgile(site);

  expect(addressesIn('link')).toEqual([site, `${site}/embed/v1/embed.css`]);
  expect(addressesIn('link:first-child[rel=preconnect][crossorigin]')).toEqual([site]);
  expect(addressesIn('script')).toEqual([`${site}/embed/v1/loader.js`]);
});

test('loadAgile with the shape of elements and an exact version: both style sheets of that version', () => {
  void loadAgile(site, { version: '1.2.3', integrity: 'sha384-test', skeleton: true });

  expect(addressesIn('link[rel=stylesheet]')).toEqual([
    `${site}/embed/1.2.3/embed.css`,
    `${site}/embed/1.2.3/skeleton.css`,
  ]);
  expect(addressesIn('script[integrity=sha384-test][crossorigin=anonymous]')).toEqual([
    `${site}/embed/1.2.3/loader.js`,
  ]);
});
