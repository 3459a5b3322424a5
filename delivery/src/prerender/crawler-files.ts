import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '@agile-languages/shared/formats';
import type { PageList } from '../store/page-list.ts';

/** Of one sitemap, and of an index (sitemaps.org). */
const mostAddresses = 50_000;

export async function writeCrawlerFiles(directory: string, list: PageList, origin: string): Promise<void> {
  const files = { ...sitemapsOf(list, origin), 'robots.txt': robotsOf(list, origin) };
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text);
}

export function sitemapsOf({ pages }: PageList, origin: string): Record<string, string> {
  const listed = Object.entries(pages)
    .filter(([, page]) => page.listed)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  if (listed.length <= mostAddresses) return { 'sitemap.xml': sitemapOf(listed, origin) };
  const count = Math.ceil(listed.length / mostAddresses);
  const parts = Array.from({ length: count }, (_, part) =>
    listed.slice(part * mostAddresses, (part + 1) * mostAddresses),
  );
  const entries = parts.map((part, index) => {
    const changed = part.reduce((latest, [, page]) => (page.changed > latest ? page.changed : latest), '');
    return `<sitemap><loc>${escapeHtml(`${origin}/sitemap-${index + 1}.xml`)}</loc><lastmod>${changed}</lastmod></sitemap>\n`;
  });
  return {
    'sitemap.xml': `${declaration}<sitemapindex xmlns="${namespace}">\n${entries.join('')}</sitemapindex>\n`,
    ...Object.fromEntries(parts.map((part, index) => [`sitemap-${index + 1}.xml`, sitemapOf(part, origin)])),
  };
}

function sitemapOf(listed: readonly (readonly [path: string, page: { changed: string }])[], origin: string): string {
  const entries = listed.map(
    ([path, { changed }]) => `<url><loc>${escapeHtml(origin + path)}</loc><lastmod>${changed}</lastmod></url>\n`,
  );
  return `${declaration}<urlset xmlns="${namespace}">\n${entries.join('')}</urlset>\n`;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function robotsOf({ pages }: PageList, origin: string): string {
  const personal = Object.entries(pages)
    .filter(([, page]) => page.personal)
    .toSorted()
    .map(([path]) => `Disallow: ${path.replace(/:.*/, '')}${path.includes(':') ? '' : '$'}\n`);
  return `User-agent: *\nAllow: /\n${personal.join('')}\nSitemap: ${origin}/sitemap.xml\n`;
}
