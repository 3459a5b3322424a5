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

const dataIn = (html: string): DocumentData => JSON.parse(/id="page">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

test('document that shows the area: its release, nothing of what was prerendered with the live one', () => {
  const head = documentOf({ catalog: area('live') }).replace(/<div id="root">.*?<\/div>/s, '');
  const html = `${head.replace('</div></body>', '')}<div id="root"><main>Old text</main></div></body>`;

  const own = withOwnDocument(html, 'catalog', area('own'), 'watch()');

  expect(own).toContain('<div id="root"></div><script>watch()</script></body>');
  expect(dataIn(own)).toMatchObject({
    registry: { revision: 7, areas: { catalog: { release: 'own' } } },
    scripts: [script('experts')],
    styles: ['experts-1:a'],
    initialData: { 'sections experts b': { b: '</script>' } },
  });
  expect(dataIn(own).initialData).not.toHaveProperty('routes catalog /faq');
  expect(dataIn(own).deferred).toBeUndefined();
});

test('document of other areas: as it is, with the script', () => {
  const html = documentOf({ experts: area('live') });

  const own = withOwnDocument(html, 'catalog', area('own'), 'watch()');

  expect(own).toContain('Old text');
  expect(own.replace('<script>watch()</script>', '')).toBe(html);
});
