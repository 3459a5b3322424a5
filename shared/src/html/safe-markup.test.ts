import { expect, test } from 'vitest';
import { safeMarkup } from './safe-markup.ts';

test('paragraphs, lists and links: as they are', () => {
  const text =
    '<p>One &amp; <strong>two</strong><br>three</p><ul><li><a href="https://site.test/?a=1&amp;b=2">four</a></li></ul>';

  expect(safeMarkup(text)).toBe(text);
});

test.each([
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<p onclick="alert(1)" style="color:red">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', 'a'],
  ['<img src=x onerror=alert(1)>a', 'a'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  [
    '<a href="https://site.test/&quot;onclick=&quot;alert(1)">a</a>',
    '<a href="https://site.test/&quot;onclick=&quot;alert(1)">a</a>',
  ],
])('%s: nothing that could run', (html, safe) => {
  expect(safeMarkup(html)).toBe(safe);
});
