import { expect, test } from 'vitest';
import { escapeHtml } from './escape.ts';
import { plainText, safeMarkup } from './text.ts';

test('signs of markup: written as references', () => {
  expect(escapeHtml(`<a title="it's">R & D</a>`)).toBe('&lt;a title=&quot;it&#39;s&quot;&gt;R &amp; D&lt;/a&gt;');
});

test('reference in the text: shown as it is written', () => {
  expect(escapeHtml('&amp;')).toBe('&amp;amp;');
});

test('text without such signs: unchanged', () => {
  expect(escapeHtml('Zürich – ş €')).toBe('Zürich – ş €');
});

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
