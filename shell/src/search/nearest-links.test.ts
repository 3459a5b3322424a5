import { expect, test } from 'vitest';
import { nearestPages } from './nearest-links.tsx';

const testIndex = ['/', '/faq', '/faq#why', '/experts', '/upcoming-classes', '/samples', '/sample/700001'].map(
  (path) => ({ path, title: path, context: '', text: '' }),
);

test.each([
  ['/upcoming-class', ['/upcoming-classes']],
  ['/Faq', ['/faq']],
  ['/expert', ['/experts']],
  ['/sampels', ['/samples']],
  ['/faq.html', ['/faq']],
  ['/fap%E2%80%9D).', ['/faq']],
  ['/clases', ['/upcoming-classes']],
  ['/zzz-qqq', []],
])('address %s: near are %j', (path, near) => {
  expect(nearestPages(testIndex, path).map((entry) => entry.path)).toEqual(near);
});

test.each(['/impressum', '/about', '/contact'])('address %s: the imprint first', (path) => {
  const entries = ['/guide#about', '/terms-condition', '/imprint', '/faq#support'].map((path) => ({
    path,
    title: { '/guide#about': 'About the handbook', '/faq#support': 'Which browsers does it support?' }[path] ?? path,
    context: '',
    text: '',
  }));

  expect(nearestPages(entries, path)[0]?.path).toBe('/imprint');
});

test('many near addresses: the three nearest', () => {
  const many = ['/class/500001', '/class/500002', '/class/500013', '/class/500014'].map((path) => ({
    path,
    title: path,
    context: '',
    text: '',
  }));

  expect(nearestPages(many, '/class/50001').map(({ path }) => path)).toEqual([
    '/class/500001',
    '/class/500013',
    '/class/500014',
  ]);
});
