import type { ScriptFile } from '@agile-languages/shared/registry';

/** Fetches scripts side by side that are executed one after another, each at most once. */
export function preloadScripts(scripts: readonly ScriptFile[]): void {
  for (const { href, integrity } of scripts) {
    if (document.head.querySelector(`link[rel=preload][href="${CSS.escape(href)}"]`)) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity, href });
    document.head.append(link);
  }
}
