import { expect, test } from 'vitest';
import type { ListedPage, PageList } from '../store/page-list.ts';
import { sitemapsOf } from './crawler-files.ts';

const testPage = (change: Partial<ListedPage> = {}): ListedPage => ({
  file: 'test.html',
  style: 'sha256-style',
  personal: false,
  listed: true,
  changed: '2026-11-01T08:00:00.000Z',
  text: 'sha256-text',
  fingerprint: { shell: 'test', areas: {}, configuration: 'test', data: 'test' },
  ...change,
});

const testList: PageList = {
  script: 'sha256-script',
  pages: {
    '/': testPage(),
    '/404': testPage({ listed: false }),
    "/a'b": testPage({ changed: '2026-11-02T08:00:00.000Z' }),
    '/login/:id': testPage({ personal: true, listed: false }),
  },
};

test('sitemap: the listed pages with the day of their change, and no others', () => {
  const { 'sitemap.xml': sitemap, ...others } = sitemapsOf(testList, 'https://site.test');
  const entries = sitemap?.match(/<url>.*<\/url>/g);

  expect(others).toEqual({});

  expect(entries).toEqual([
    '<url><loc>https://site.test/</loc><lastmod>2026-11-01T08:00:00.000Z</lastmod></url>',
    '<url><loc>https://site.test/a&#39;b</loc><lastmod>2026-11-02T08:00:00.000Z</lastmod></url>',
  ]);
});

test.each([
  [50_000, []],
  [50_001, [50_000, 1]],
  [100_001, [50_000, 50_000, 1]],
])('sitemap of %i pages: an index of sitemaps when there are too many for one', (count, sizes) => {
  const pages = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `/test/${String(index).padStart(6, '0')}`,
      testPage(index === 50_000 ? { changed: '2026-11-03T08:00:00.000Z' } : {}),
    ]),
  );

  const { 'sitemap.xml': sitemap = '', ...parts } = sitemapsOf({ script: '', pages }, 'https://site.test');

  const names = sizes.map((_, index) => `sitemap-${index + 1}.xml`);
  expect(Object.keys(parts)).toEqual(names);
  expect(Object.values(parts).map((part) => part.match(/<url>/g)?.length)).toEqual(sizes);
  expect(sitemap.match(/<url>/g)?.length ?? 0).toBe(sizes.length > 0 ? 0 : count);
  expect([...sitemap.matchAll(/<sitemap><loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual(
    names.map((name) => `https://site.test/${name}`),
  );
  const all = Object.values(sizes.length > 0 ? parts : { sitemap }).flatMap((part) => part.match(/\/test\/\d+/g) ?? []);
  expect(new Set(all).size).toBe(count);
  if (sizes.length > 0)
    expect([...sitemap.matchAll(/<lastmod>([^<]*)/g)].map(([, day]) => day?.slice(0, 10)).slice(0, 2)).toEqual([
      '2026-11-01',
      '2026-11-03',
    ]);
});
