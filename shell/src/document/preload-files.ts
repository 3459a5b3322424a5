import type { LinkedFile } from '@agile-languages/shared/registry';

export function preloadFiles(files: readonly LinkedFile[]): void {
  for (const { href, integrity } of files) {
    if (document.head.querySelector(`link[rel=preload][href="${CSS.escape(href)}"]`)) continue;
    const link = document.createElement('link');
    const as = href.endsWith('.css') ? 'style' : 'script';
    Object.assign(link, { rel: 'preload', as, crossOrigin: 'anonymous', integrity, href });
    document.head.append(link);
  }
}
