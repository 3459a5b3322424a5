import type { AreaRelease, DocumentData } from '@agile-languages/shared/registry';
import { expect, test } from 'vitest';
import { testIntegrity } from '../test/test-store.ts';
import { withOwnDocument } from './with-own-area.ts';

const area = (release: string): AreaRelease => ({
  release,
  contract: 1,
  base: `/areas/catalog/${release}/browser/`,
  entry: { name: 'remoteEntry.js', integrity: testIntegrity },
  routes: {},
});

const own = { name: 'catalog', area: area('own'), script: 'watch()' };

const script = (name: string) => ({ href: `/areas/${name}/live/browser/a.js`, integrity: testIntegrity });

function documentOf(areas: Record<string, AreaRelease>): string {
  const data = {
    registry: { schema: 1, revision: 7, origins: [], shell: {}, areas },
    requests: [],
    scripts: [script('catalog'), script('experts')],
    styles: ['catalog-1:a', 'experts-1:a'],
    deferred: {},
    initialData: { 'routes catalog /faq': { a: 1 }, 'sections experts b': { b: '</script>' } },
  };
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<body><div id="root"><main>Old text</main></div><script type="application/json" id="page">${json}</script></div></body>`;
}

function pageOf(areas: Record<string, AreaRelease>): string {
  const head = documentOf(areas).replace(/<div id="root">.*?<\/div>/s, '');
  return `${head.replace('</div></body>', '')}<div id="root"><main>Old text</main></div></body>`;
}

const dataIn = (html: string): DocumentData => JSON.parse(/id="page">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

test('document that shows the area: its release, nothing of what was prerendered with the live one', () => {
  const html = pageOf({ catalog: area('live') });

  const changed = withOwnDocument(html, '/faq', own);

  expect(changed).toContain('<div id="root"></div><script>watch()</script></body>');
  expect(dataIn(changed)).toMatchObject({
    registry: { revision: 7, areas: { catalog: { release: 'own' } } },
    scripts: [script('experts')],
    styles: ['experts-1:a'],
    initialData: { 'sections experts b': { b: '</script>' } },
  });
  expect(dataIn(changed).initialData).not.toHaveProperty('routes catalog /faq');
  expect(dataIn(changed).deferred).toBeUndefined();
});

test('document of other areas: as it is, with the script', () => {
  const html = documentOf({ experts: area('live') });

  const changed = withOwnDocument(html, '/faq', own);

  expect(changed).toContain('Old text');
  expect(changed.replace('<script>watch()</script>', '')).toBe(html);
});

test('home page, section that is declared for one of its slots: its release', () => {
  const html = pageOf({ experts: area('live') });
  const slots = { latest: 'home-end' };

  const changed = withOwnDocument(html, '/', { ...own, area: { ...own.area, slots } });

  expect(dataIn(changed).registry.areas).toMatchObject({ catalog: { release: 'own', slots }, experts: {} });
  expect(dataIn(withOwnDocument(html, '/experts', { ...own, area: { ...own.area, slots } })).registry.areas).toEqual({
    experts: area('live'),
  });
});
