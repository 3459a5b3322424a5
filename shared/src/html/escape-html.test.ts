import { expect, test } from 'vitest';
import { escapeHtml } from './index.ts';

test('signs of markup: written as references', () => {
  expect(escapeHtml(`<a title="it's">R & D</a>`)).toBe('&lt;a title=&quot;it&#39;s&quot;&gt;R &amp; D&lt;/a&gt;');
});

test('reference in the text: shown as it is written', () => {
  expect(escapeHtml('&amp;')).toBe('&amp;amp;');
});

test('text without such signs: unchanged', () => {
  expect(escapeHtml('Zürich – ş €')).toBe('Zürich – ş €');
});
