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

const used = withHydration(course, 'catalog', 'routes', 'use');

test('page that waits until it is used: no scripts of its area', async () => {
  const { scripts, deferred } = dataOf((await renderPage(used)).html);

  expect(scripts).toEqual([]);
  expect(Object.keys(deferred ?? {})).toEqual(['routes catalog /languages/:id']);
});

test('page that waits: its first requests, with the hash of the answer that it shows', async () => {
  const kv = { limit: 3, startLimit: { offset: 'limit' }, id: { param: 'id' }, name: { query: 'name' } };
  const declared = {
    rendering: 'public',
    firstRequests: [{ call: 'calle/GetFaqList' }, { call: 'calle/GetClassList', kv }],
  };
  const { catalog } = used.registry.areas;
  const areas = { catalog: { ...catalog, routes: { '/languages/:id': declared } } };
  const answers = {
    '/api/calle/GetClassList {"kv":{"limit":3,"startLimit":0,"id":"1","name":""}}': '123',
    '/api/calle/GetClassList {"kv":{"limit":3,"startLimit":0,"id":"2","name":""}}': '456',
  };

  const { html } = await renderPage({ ...used, registry: { ...used.registry, areas: areas as never }, answers });

  expect(dataOf(html).requests).toEqual([
    { call: 'calle/GetFaqList' },
    { call: 'calle/GetClassList', kv: { ...kv, id: { segment: 2 } }, answer: '123' },
  ]);
});

test('fallback document of such a page: fetched at once, there is nothing to read', async () => {
  const { scripts, deferred, requests } = dataOf(
    (await renderPage(withHydration(fallback, 'experts', 'routes', 'use'))).html,
  );

  expect(scripts).toHaveLength(3);
  expect(requests).toHaveLength(2);
  expect(deferred).toBeUndefined();
});
