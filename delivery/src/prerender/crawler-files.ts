import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '@agile-languages/shared/formats';
import type { PageList } from '../store/page-list.ts';
import { precompressFile } from '../store/precompress.ts';

/** Writes `sitemap.xml` and `robots.txt` of one revision beside its pages. */
export async function writeCrawlerFiles(directory: string, list: PageList, origin: string): Promise<void> {
  for (const [name, text] of [
    ['sitemap.xml', sitemapOf(list, origin)],
    ['robots.txt', robotsOf(list, origin)],
  ] as const) {
    await writeFile(join(directory, name), text);
    await precompressFile(join(directory, name));
  }
}

/** Every page that search engines are to know, with the day on which its text changed. */
export function sitemapOf({ pages }: PageList, origin: string): string {
  const entries = Object.entries(pages)
    .filter(([, page]) => page.listed)
    .toSorted()
    .map(([path, { changed }]) => `<url><loc>${escapeHtml(origin + path)}</loc><lastmod>${changed}</lastmod></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

/** Everything may be read except what is one person's. */
export function robotsOf({ pages }: PageList, origin: string): string {
  const personal = Object.entries(pages)
    .filter(([, page]) => page.personal)
    .toSorted()
    .map(([path]) => `Disallow: ${path.replace(/:.*/, '')}${path.includes(':') ? '' : '$'}\n`);
  return `User-agent: *\nAllow: /\n${personal.join('')}\nSitemap: ${origin}/sitemap.xml\n`;
}
