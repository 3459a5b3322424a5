import type { AreaRelease, ScriptFile } from '@agile-languages/shared/registry';

/** Fetches scripts and styles side by side that are used one after another, each at most once. */
export function preloadFiles(files: readonly ScriptFile[]): void {
  for (const { href, integrity } of files) {
    if (document.head.querySelector(`link[rel=preload][href="${CSS.escape(href)}"]`)) continue;
    const link = document.createElement('link');
    const isStyle = href.endsWith('.css');
    Object.assign(link, { rel: 'preload', as: isStyle ? 'style' : 'script', integrity, href });
    // As the code that uses them later asks for them: what is asked for in another way is fetched twice.
    if (!isStyle || new URL(link.href).origin !== location.origin) link.crossOrigin = 'anonymous';
    document.head.append(link);
  }
}

/** Fetches what a page of an area needs, as far as the registry names it. */
export function preloadPage({ base, entry, pageFiles }: AreaRelease, pattern: string): void {
  const files = pageFiles?.[pattern];
  if (files) preloadFiles([entry, ...files].map(({ name, integrity }) => ({ href: base + name, integrity })));
}
