import { expect, test } from 'vitest';
import { patternOf } from './index.ts';

const testPatterns = ['/', '/faq', '/class/:id', '/class/:id/session/:day', '/samples/:id', '/samples/special'];

test.each([
  ['/', '/'],
  ['/faq', '/faq'],
  ['/class/500017', '/class/:id'],
  ['/class/a%2Fb', '/class/:id'],
  ['/class/1/session/2', '/class/:id/session/:day'],
  ['/samples/1', '/samples/:id'],
])('path %s: pattern %s', (path, pattern) => {
  expect(patternOf(testPatterns, path)).toBe(pattern);
});

test('path that is itself a pattern: goes before a pattern with parameters', () => {
  expect(patternOf(testPatterns, '/samples/special')).toBe('/samples/special');
});

test.each(['/class', '/class/', '/class/1/2', '/Class/1', '/faq/', '/faqs', ''])('path %s: no pattern', (path) => {
  expect(patternOf(testPatterns, path)).toBeUndefined();
});
