import { expect, test } from 'vitest';
import { allows, readPolicy, sourcesOf } from './content-policy.ts';

const loader = new URL('https://site.test/embed/v1/loader.js');
const page = 'https://www.partner.test';

test.each([
  ['https://site.test', true],
  ['site.test', true],
  ['SITE.test', true],
  ['http://site.test', true],
  ['https:', true],
  ['http:', true],
  ['*', true],
  ['https://site.test:443', true],
  ['https://site.test:*', true],
  ['https://site.test/embed/', true],
  ['https://site.test/embed/v1/loader.js', true],
  ['https://other.test https://site.test', true],
  ['https://site.test:8443', false],
  ['https://site.test/files/', false],
  ['https://site.test/embed', false],
  ['https://*.site.test', false],
  ['https://other.test', false],
  ["'self'", false],
  ["'none'", false],
  ["'nonce-abc'", false],
  ['data:', false],
  ['wss:', false],
  ['', false],
])('source list %s: the loader is allowed: %s', (sources, isAllowed) => {
  expect(allows(sources.split(' '), loader, page)).toBe(isAllowed);
});

test("host of every subdomain, and 'self' on the own origin", () => {
  expect(allows(['https://*.site.test'], new URL('https://a.b.site.test/x'), page)).toBe(true);
  expect(allows(["'self'"], new URL('/x', page), page)).toBe(true);
});

test('policy: the first of two equal directives counts; default-src where one is missing', () => {
  const policy = readPolicy(" Script-Src  a b;; script-src c ;default-src 'none'");

  expect(sourcesOf(policy, 'script-src')).toEqual(['a', 'b']);
  expect(sourcesOf(policy, 'img-src')).toEqual(["'none'"]);
  expect(sourcesOf(readPolicy('script-src a'), 'img-src')).toBeUndefined();
});
