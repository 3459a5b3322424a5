import { expect, test } from 'vitest';
import type { ListedPage, PageList } from '../store/page-list.ts';
import { robotsOf, sitemapOf } from './crawler-files.ts';

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
    '/login': testPage({ personal: true, listed: false }),
    '/login/:id': testPage({ personal: true, listed: false }),
  },
};

test('sitemap: the listed pages with the day of their change, and no others', () => {
  const entries = sitemapOf(testList, 'https://site.test').match(/<url>.*<\/url>/g);

  expect(entries).toEqual([
    '<url><loc>https://site.test/</loc><lastmod>2026-11-01T08:00:00.000Z</lastmod></url>',
    '<url><loc>https://site.test/a&#39;b</loc><lastmod>2026-11-02T08:00:00.000Z</lastmod></url>',
  ]);
});

test('robots: everything but the personal pages, and where the sitemap is', () => {
  expect(robotsOf(testList, 'https://site.test').split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    'Disallow: /login$',
    'Disallow: /login/',
    '',
    'Sitemap: https://site.test/sitemap.xml',
    '',
  ]);
});
