import type { Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { isOfNoRelease } from './listen.ts';

const origin = 'http://127.0.0.1:4000';
const bases = [
  '/areas/catalog/0123456789abcdef/browser/',
  'https://areas.test/areas/experts/0123456789abcdef/browser/',
];

const isStrange = (url: string, type = 'stylesheet', isFramed = false) =>
  isOfNoRelease(
    {
      url: () => new URL(url, origin).href,
      resourceType: () => type,
      frame: () => ({ parentFrame: () => (isFramed ? {} : null) }),
    } as unknown as Request,
    origin,
    bases,
  );

test.each([
  '/areas/catalog/0123456789abcdef/browser/x.css',
  '/areas/catalog/0123456789abcdef/browser/again1/x.css',
  'https://areas.test/areas/experts/0123456789abcdef/browser/x.css',
])('style sheet %s of a release that is served: usual', (url) => {
  expect(isStrange(url)).toBe(false);
});

test.each([
  '/areas/catalog/fedcba9876543210/browser/x.css',
  '/embed/v1/catalog-x.css',
  '/files/x.css',
  'https://areas.test/areas/experts/fedcba9876543210/browser/x.css',
])('style sheet %s of none: strange', (url) => {
  expect(isStrange(url)).toBe(true);
});

test('other files: strange when they are of another release', () => {
  expect(isStrange('/areas/catalog/fedcba9876543210/browser/x.txt', 'fetch')).toBe(true);
  expect(isStrange('/embed/v1/loader.js', 'script')).toBe(false);
  expect(isStrange('/registry.json', 'fetch')).toBe(false);
});

test('style sheet of a page in a frame, which has its own: usual', () => {
  expect(isStrange('/embed/preview/plain.css', 'stylesheet', true)).toBe(false);
});
