import type { LinkedFile } from '@agile-languages/shared/registry';

/** Fetches scripts and styles side by side that are used one after another, each at most once. */
export function preloadFiles(files: readonly LinkedFile[]): void {
  for (const { href, integrity } of files) {
    if (document.head.querySelector(`link[rel=preload][href="${CSS.escape(href)}"]`)) continue;
    const link = document.createElement('link');
    const as = href.endsWith('.css') ? 'style' : 'script';
    Object.assign(link, { rel: 'preload', as, crossOrigin: 'anonymous', integrity, href });
    document.head.append(link);
  }
}
