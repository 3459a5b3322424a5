import { expect, test } from 'vitest';
import { pagesOf } from './site-pages.ts';

const testRoutes = {
  '/stories': { rendering: 'public' },
  '/stories/:id': { rendering: 'public' },
  '/story/:id': { rendering: 'public', openEnded: true },
  '/told/:id': { rendering: 'personal' },
} as const;
const testArea = { release: 't', contract: 1, base: '/', entry: { name: 't', integrity: 't' }, routes: testRoutes };
const testSitemap = ['/', '/stories', '/stories/1', '/stories/2', '/story/8', '/story/9', '/other/1'];

const pathsOf = (sitemap: readonly string[]) =>
  pagesOf({ areas: { stories: testArea } }, sitemap).map(({ path, isPrerendered }) => [path, isPrerendered]);

test('page list: home, plain addresses, all of a closed pattern, the first of an open-ended one', () => {
  expect(pathsOf(testSitemap)).toEqual([
    ['/', true],
    ['/stories', true],
    ['/stories/1', true],
    ['/stories/2', true],
    ['/story/8', true],
    ['/told/test', false],
  ]);
});

test('page list, open-ended pattern without a known address: any address, not prerendered', () => {
  expect(pathsOf(['/', '/stories', '/stories/1'])).toContainEqual(['/story/test', false]);
});
