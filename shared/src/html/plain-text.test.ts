import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['<p>One <em>two</em></p>', 'One two'],
  ['<ul><li>One</li><li>two</li></ul>', 'One two'],
  ['One<br>two', 'One two'],
  ['A<strong>B</strong>C', 'ABC'],
  ['Tom &amp; Co <script>alert(1)</script>', 'Tom & Co'],
  ['', ''],
])('%s: %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});
