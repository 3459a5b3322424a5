import { expect, test } from 'vitest';
import { withBase } from './site-files.ts';

const base = 'https://areas.test/areas/catalog/1/';

test.each([
  ['url(fonts/a.woff2)', `url(${base}fonts/a.woff2)`],
  ['url("fonts/a b.woff2")', `url("${base}fonts/a b.woff2")`],
  ["url( 'a.png' )", `url( '${base}a.png' )`],
  ['URL(a.png), url(b.png)', `URL(${base}a.png), url(${base}b.png)`],
])('address in a style sheet, %s: that of its release', (css, expected) => {
  expect(withBase(`.own { background: ${css} }`, base)).toBe(`.own { background: ${expected} }`);
});

test.each([
  'url(data:image/png;base64,AA==)',
  'url("data:image/png;base64,AA==")',
  "url( '/files/a.png' )",
  'url(https://files.test/a.png)',
  'url(#own)',
  'curl(a.png)',
])('address in a style sheet, %s: as it is', (css) => {
  expect(withBase(`.own { background: ${css} }`, base)).toBe(`.own { background: ${css} }`);
});
