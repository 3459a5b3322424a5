// @vitest-environment node
import type { PrerenderRequest } from '@agile-languages/shared/registry';
import { expect, test } from 'vitest';
import { renderPage } from './render-page.tsx';
import { course, dataOf, fallback, home, testIntegrity } from './test-request.tsx';

function withHydration(request: PrerenderRequest, area: string, kind: 'routes' | 'sections', hydrate: string) {
  const description = request.areas[area];
  if (!description) throw new Error('test');
  const declared = Object.fromEntries(
    Object.keys(description.chunks[kind]).map((name) => [
      name,
      { rendering: 'public', ...description[kind]?.[name], hydrate },
    ]),
  );
  return { ...request, areas: { ...request.areas, [area]: { ...description, [kind]: declared } } };
}

test('section that waits until it is visible: its scripts are left for later, its styles are there', async () => {
  const { scripts, deferred, styles } = dataOf(
    (await renderPage(withHydration(home, 'experts', 'sections', 'visible'))).html,
  );

  expect(deferred).toEqual({
    'sections experts partners': {
      hydrate: 'visible',
      scripts: [
        { href: '/areas/shell/test/browser/federation.js', integrity: testIntegrity },
        { href: '/areas/experts/test/browser/remoteEntry.js', integrity: testIntegrity },
        { href: '/areas/experts/test/browser/partners.js', integrity: testIntegrity },
      ],
    },
  });
  expect(scripts.map(({ href }) => href)).not.toContain('/areas/experts/test/browser/partners.js');
  expect(styles).toContain('experts-build:chunk-partners');
});

test('section without a word on it: fetched at once', async () => {
  expect(dataOf((await renderPage(home)).html)).not.toHaveProperty('deferred');
});

test('page that waits until it is used: no scripts of its area, no first requests', async () => {
  const { scripts, deferred, requests } = dataOf(
    (await renderPage(withHydration(course, 'catalog', 'routes', 'use'))).html,
  );

  expect(scripts).toEqual([]);
  expect(requests).toEqual([]);
  expect(Object.keys(deferred ?? {})).toEqual(['routes catalog /languages/:id']);
});

test('fallback document of such a page: fetched at once, there is nothing to read', async () => {
  const { scripts, deferred, requests } = dataOf(
    (await renderPage(withHydration(fallback, 'experts', 'routes', 'use'))).html,
  );

  expect(scripts).toHaveLength(3);
  expect(requests).toHaveLength(2);
  expect(deferred).toBeUndefined();
});
