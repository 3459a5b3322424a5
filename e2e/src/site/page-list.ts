import { patternOf } from '@agile-languages/shared/paths';
import type { SitePage } from './load-pages.ts';

/** Pages of the site that all tests share. Playwright starts it before it reads the tests; its `--list` knows none. */
export const sitePages: readonly SitePage[] = JSON.parse(process.env.E2E_PAGES ?? '[]');
export const prerenderedPages = sitePages.filter(({ isPrerendered }) => isPrerendered);

const patterns = sitePages.map(({ pattern }) => pattern);

/** Names the team of a page, so that `npm test -- <team>` runs the test: `@catalog`. */
export const teamOfPage = (path: string): string => {
  const pattern = patternOf(patterns, path.replace(/[?#].*/, ''));
  return `@${sitePages.find((page) => page.pattern === pattern)?.area ?? 'shell'}`;
};
