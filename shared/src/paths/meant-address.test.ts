import { expect, test } from 'vitest';
import { meantAddress } from './meant-address.ts';
import { isPlainPath } from './pattern-of.ts';

const testPages = ['/', '/guide', '/my-needs', '/samples/1111112', '/catalog/a%20b'];
const isPage = (path: string) => testPages.includes(path) || /^\/(?:class|auth)\/[^/]+$/.test(path);

test.each([
  ['/guide)', '/guide'],
  ['/guide).', '/guide'],
  ['/guide,', '/guide'],
  ['/guide…', '/guide'],
  ['/guide%20', '/guide'],
  ['/guide%E2%80%9D', '/guide'],
  ['/guide%E2%80%8B', '/guide'],
  ['/%22guide%22', '/guide'],
  ['/guide/', '/guide'],
  ['/guide)/', '/guide'],
  ['//guide', '/guide'],
  ['///samples//1111112', '/samples/1111112'],
  ['/\\guide', '/guide'],
  ['/%67uid%65', '/guide'],
  ['/Guide', '/guide'],
  ['/GUIDE.', '/guide'],
  ['/My-Needs)', '/my-needs'],
  ['/samples/1111112)', '/samples/1111112'],
  ['/class/500017.', '/class/500017'],
  ['/Class/500017', '/class/500017'],
  ['/Auth/KeyOfTest', '/auth/KeyOfTest'],
  ['/guide%EF%BC%89%E3%80%82', '/guide'],
  ['/%E3%80%8Cguide%E3%80%8D', '/guide'],
  ['/guide%D8%8C', '/guide'],
  ['/guide%60', '/guide'],
  ['/~guide~', '/guide'],
  ['/guide%E2%80%94', '/guide'],
  ['/guide%2F', '/guide'],
  ['/my%E2%80%91needs', '/my-needs'],
  ['/My%E2%80%93Needs', '/my-needs'],
  ['/my-%0D%0Aneeds', '/my-needs'],
  ['/my-%20needs.', '/my-needs'],
  ['/my-nee%C2%ADds', '/my-needs'],
  ['/%EF%BD%87uide', '/guide'],
  ['/guide%3C/a%3E', '/guide'],
  ['/guide<br>', '/guide'],
  ['/guide[1]', '/guide'],
  ['/guide%E2%80%99s', '/guide'],
  ['/samples/1111112;jsessionid=a', '/samples/1111112'],
  ['//', '/'],
  ['/)', '/'],
  ['/%20', '/'],
])('%s: meant is %s', (url, meant) => {
  expect(meantAddress(url, isPage)).toBe(meant);
});

test.each([
  ['/guide)?utm_source=a&x=%20', '/guide?utm_source=a&x=%20'],
  ['/Guide?utm_source=A)', '/guide?utm_source=A)'],
  ['/guide%3Futm_source=a%20b', '/guide?utm_source=a%20b'],
  ['/guide%3futm_source=a%23glossary', '/guide?utm_source=a#glossary'],
  ['/%23meter', '/#meter'],
  ['/guide&utm_source=a&colour=%23fff', '/guide?utm_source=a&colour=%23fff'],
  ['/guide&amp;utm_source=a#glossary', '/guide?utm_source=a#glossary'],
  ['/Guide%26utm_source=a', '/guide?utm_source=a'],
  ['/&fbclid=a', '/?fbclid=a'],
  ['/class/500017&utm_source=a', '/class/500017?utm_source=a'],
  ['//?fbclid=a', '/?fbclid=a'],
  ['/guide)?colour=%23fff', '/guide?colour=%23fff'],
])('%s: meant is %s, with what follows the path', (url, meant) => {
  expect(meantAddress(url, isPage)).toBe(meant);
});

test.each([
  '/',
  '/?utm_source=a)',
  '/guide',
  '/guide?next=//other.test/',
  '/samples/1111112?limit=10',
  '/catalog/a%20b',
  '/class/500017',
  '/auth/KeyOfTest',
  '/auth/key-of_test-',
])('%s: right as it is', (url) => {
  expect(meantAddress(url, isPage)).toBeUndefined();
});

test.each([
  '/nothing',
  '/nothing)',
  '//other.test',
  '//other.test/guide',
  '/\\other.test',
  '/guide/more',
  '/..%2fguide',
  '/%E0%A4%A',
  '/guide%00',
  '/guideä',
  '/guide.txt',
  '/%C3%A4',
])('%s: nobody can tell', (url) => {
  expect(meantAddress(url, isPage)).toBeUndefined();
});

test('whatever the address: what is meant is a path of this site', () => {
  const signs = [
    '/',
    '\\',
    '//',
    '%2f',
    '%5C',
    '@',
    'other.test',
    ':',
    '\t',
    '%09',
    '%0d%0a',
    '.',
    '..',
    'guide',
    '&',
    '%26',
    '%E2%80%91',
    ')',
    ' ',
  ];
  const meant = signs.flatMap((first) =>
    signs.flatMap((second) => signs.map((third) => meantAddress(`/${first}${second}${third}`, () => true))),
  );

  expect(meant.length).toBeGreaterThan(4000);
  for (const address of meant)
    if (address !== undefined) {
      expect(new URL(address, 'https://site.test').origin).toBe('https://site.test');
      expect(address).toMatch(/^\/(?![/\\])[!-~]*$/);
    }
});

test.each([
  ['/', true],
  ['/samples/1111112', true],
  ['/auth/key_of-test', true],
  ['/Guide', false],
  ['/guide)', false],
  ['/guide/', false],
  ['//guide', false],
  ['/%67uide', false],
])('path %s: plain is %s', (path, isPlain) => {
  expect(isPlainPath(path)).toBe(isPlain);
});

test.each([`/${'.'.repeat(40_000)}a`, `/guide${')'.repeat(40_000)}a`, `/guide${'%20)'.repeat(10_000)}a`])(
  'a long address (%#): read from end to end once',
  (url) => {
    const before = performance.now();
    meantAddress(url, isPage);
    expect(performance.now() - before).toBeLessThan(1500);
  },
);
