import type { PrerenderedSite } from '../prerender/prerender-options.ts';

const named = 5;

/** What has changed on a site, in words: `3 pages: /, /faq, /experts; gone: /sample/700001`. */
export function changedPages({ prerendered, removed }: Pick<PrerenderedSite, 'prerendered' | 'removed'>): string {
  const pages = Object.keys(prerendered);
  const count = pages.length === 1 ? '1 page' : `${pages.length} pages`;
  return [pages.length > 0 ? `${count}: ${listed(pages)}` : '', removed.length > 0 ? `gone: ${listed(removed)}` : '']
    .filter(Boolean)
    .join('; ');
}

const listed = (keys: readonly string[]) =>
  keys.slice(0, named).join(', ') + (keys.length > named ? ` and ${keys.length - named} more` : '');
