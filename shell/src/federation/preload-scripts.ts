import type { ScriptFile } from '@agile-languages/shared/registry';

/** Fetches scripts side by side that are executed one after another. */
export function preloadScripts(scripts: readonly ScriptFile[]): void {
  for (const { href, integrity } of scripts) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity, href });
    document.head.append(link);
  }
}
