import { patternOf } from '@agile-languages/shared/paths';
import type { SitePage } from './site-pages.ts';

const { E2E_SITE: site, E2E_PAGES: listed = '[]' } = process.env;

export const sitePages: readonly SitePage[] = JSON.parse(listed);
if (site && sitePages.length === 0) throw new Error('The pages of the site are not known, so no test would try them.');

export const prerenderedPages = sitePages.filter(({ isPrerendered }) => isPrerendered);

export const onePathEach: readonly string[] = [...Map.groupBy(sitePages, ({ pattern }) => pattern).values()].flatMap(
  ([first]) => first?.path ?? [],
);

const patterns = sitePages.map(({ pattern }) => pattern);

export const teamOfPage = (path: string): string => {
  const pattern = patternOf(patterns, path.replace(/[?#].*/, ''));
  return `@${sitePages.find((page) => page.pattern === pattern)?.area ?? 'shell'}`;
};
