// @vitest-environment node
import { definePage, type PageModule } from '@agile-languages/shared/contract';
import type { AreaRelease } from '@agile-languages/shared/registry';
import { lastValueOf } from '@agile-languages/shared/remote-data';
import { testConfig } from '@agile-languages/shared/test';
import { expect, test } from 'vitest';
import { routesInDocument } from './document-data.ts';
import { renderPage } from './render-page.tsx';
import { contents, course, dataOf, fallback, home, testIntegrity } from './test-request.tsx';

test('page of an area: carries the registry with this area alone', async () => {
  const { registry, config, isFallback } = dataOf((await renderPage(course)).html);

  expect(registry.revision).toBe(3);
  expect(Object.keys(registry.areas)).toEqual(['catalog']);
  expect(registry.areas.catalog?.release).toBe('catalog-release');
  expect(config).toEqual(testConfig);
  expect(isFallback).toBe(false);
});

test('document: says the path that it was made for, or its pattern', async () => {
  const addressOf = async (request: typeof course) => dataOf((await renderPage(request)).html).address;

  expect(await addressOf(home)).toBe('/');
  expect(await addressOf(course)).toBe('/languages/1');
  expect(await addressOf(fallback)).toBe('/expert/:id');
  expect(await addressOf({ ...home, target: { kind: 'unknown' }, path: '/404' })).toBeUndefined();
});

test('page of an area: names the scripts to fetch ahead and the styles that are there', async () => {
  const { scripts, styles } = dataOf((await renderPage(course)).html);

  expect(scripts).toEqual([
    { href: '/areas/shell/test/browser/federation.js', integrity: testIntegrity },
    { href: '/areas/catalog/test/browser/remoteEntry.js', integrity: testIntegrity },
    { href: '/areas/catalog/test/browser/courses.js', integrity: testIntegrity },
  ]);
  expect(styles).toEqual(['catalog-build:chunk-courses']);
});

test('home page: carries the areas that it shows, also one with a section for a slot', async () => {
  const { areas } = home.registry;
  const slots = { partners: 'home-end', none: 'home-left' };
  const stories = { ...home.areas.experts, ...areas.experts, slots };
  const request = {
    ...home,
    areas: { ...home.areas, stories: stories as never },
    contents: { ...home.contents, stories: contents.experts as never },
    registry: { ...home.registry, areas: { ...areas, stories: stories as never } },
  };

  const { html } = await renderPage(request);

  expect(Object.keys(dataOf(html).registry.areas)).toEqual(['catalog', 'experts', 'stories']);
  expect(dataOf(html).registry.areas.stories?.slots).toEqual(slots);
  expect(html.match(/Test section of partners/g)).toHaveLength(2);
  expect(html).toContain('data-module="sections stories partners"');
});

test('page without first requests: starts none', async () => {
  expect(dataOf((await renderPage(course)).html).requests).toEqual([]);
});

test('first requests: segments of the path by their position, everything else as declared', async () => {
  expect(dataOf((await renderPage(fallback)).html).requests).toEqual([
    {
      call: 'calle/GetProfileList',
      kv: { fkUserId: { segment: 2 }, limit: 1, startLimit: { offset: 'limit' }, name: { query: 'name' } },
    },
    { call: 'calle/GetFaqList' },
  ]);
});

test('data of the API: in the page, in its head and in the data block, so that hydration finds the same', async () => {
  const withData: PageModule = {
    default: definePage({
      load: { trainer: async () => 'never requested here' },
      head: ({ data: { trainer } }) => ({ title: `Head of ${trainer}`, description: 'Test description.' }),
      Page: ({ data: { trainer } }) => <h1>{`Course of ${lastValueOf(trainer)}`}</h1>,
    }),
  };
  const initialData = { 'routes catalog /languages/:id': { trainer: 'Test </script> trainer' } };
  const routes = { '/languages/:id': async () => withData };

  const { html } = await renderPage({
    ...course,
    initialData,
    contents: { ...contents, catalog: { routes, sections: {} } },
  });

  expect(html).toContain('<h1>Course of Test &lt;/script&gt; trainer</h1>');
  expect(html).toContain('<title data-head>Head of Test &lt;/script&gt; trainer | Test Brand</title>');
  const block = /<script type="application\/json" id="page">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(block).initialData).toEqual(initialData);
});

test('no data: none in the data block', async () => {
  const { html } = await renderPage(course);

  expect(html).not.toContain('"initialData":');
});

const routes: AreaRelease['routes'] = {
  '/test': { rendering: 'public', demo: true, hydrate: 'use', firstRequests: [{ call: 'calle/GetFaqList' }] },
  '/test/:id': { rendering: 'public', openEnded: true, placeholder: 'Test', withoutScripts: 'Test sentence.' },
  '/test/:id/plain': { rendering: 'personal', plainPage: { path: '/app/test/:id', label: 'Test' } },
};

test('routes in a document: without first requests, which the document has by themselves', () => {
  const { '/test': route } = routesInDocument(routes, { kind: 'home' });

  expect(route).toEqual({ rendering: 'public', demo: true, hydrate: 'use' });
});

test('plain page: in no document but as a link', () => {
  const target = { kind: 'area', area: 'test', params: {}, isFallback: true, pattern: '/test/:id/plain' } as const;

  expect(routesInDocument(routes, target)['/test/:id/plain']).toEqual({ rendering: 'personal' });
});

test('sentence for visitors without scripts: with its own page alone, which hydrates with it', () => {
  const target = { kind: 'area', area: 'test', params: {}, isFallback: true } as const;

  expect(routesInDocument(routes, { ...target, pattern: '/test/:id' })['/test/:id']).toEqual(routes['/test/:id']);
  expect(routesInDocument(routes, { ...target, pattern: '/test' })['/test/:id']).toEqual({
    rendering: 'public',
    openEnded: true,
    placeholder: 'Test',
  });
});
