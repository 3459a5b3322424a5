import type { SitePage } from './load-pages.ts';

/** Pages of the site that all tests share. Playwright starts it before it reads the tests; its `--list` knows none. */
export const sitePages: readonly SitePage[] = JSON.parse(process.env.E2E_PAGES ?? '[]');
export const prerenderedPages = sitePages.filter(({ isPrerendered }) => isPrerendered);
