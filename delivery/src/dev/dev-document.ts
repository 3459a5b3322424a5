import type { SiteConfig } from '@agile-languages/shared/platform';
import type { DocumentData, Registry } from '@agile-languages/shared/registry';

/** Before React, or an area's change does not reach components that the shell's React renders. */
const refreshHook = `{
  let last = 0;
  const renderers = new Map();
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers,
    supportsFiber: true,
    inject(renderer) { last += 1; renderers.set(last, renderer); return last; },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  };
}`;

export function devDocument(config: SiteConfig, registry: Registry, script = ''): string {
  const data: DocumentData = { config, registry, isFallback: false, requests: [], scripts: [], styles: [] };
  const { base } = registry.shell;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title data-head>${config.brand}</title><link rel="icon" href="/files/marks/product.svg">`,
    `<script>${refreshHook}\n${script}</script>`,
    `<link rel="stylesheet" href="${base}main.css">`,
    `<script type="application/json" id="page">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    `</head><body><div id="root"></div><script src="${base}main.js"></script></body></html>`,
  ].join('');
}
