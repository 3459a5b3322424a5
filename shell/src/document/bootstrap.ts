import type { FirstRequests } from '@agile-languages/shared/platform';

/**
 * The one inline script of every document, written out as text: starts the page's first requests, tells the areas'
 * runtimes which styles stand in the document already, and loads the shell once the text is on the screen: code that
 * comes before it shares the line and the processor with what visitors wait for. `data-asked` on the root says that the
 * query asks for other rows than the document holds. Fonts that are late by then show from the next page's title on: styles
 * that are inserted again let the browser choose again. It is the same on every page, so that one hash in the content security
 * policy covers the site; everything else is data.
 */
export function bootstrap() {
  const page = JSON.parse(document.getElementById('page')?.textContent ?? '{}');
  const query = new URLSearchParams(location.search);
  const parts = location.pathname.split('/');
  const decoded = (part: string) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  };
  const resolve = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return value;
    if ('part' in value) return decoded(parts[Number(value.part)] ?? '');
    const [name = ''] = Object.values(value);
    const asked = query.get(String(name)) ?? '';
    const resolved = 'query' in value ? asked : Math.floor(Math.max(0, Number.parseInt(asked, 10) || 0) / 10) * 10;
    if (resolved) document.documentElement.dataset.asked = '';
    return resolved;
  };
  const started: FirstRequests = new Map();
  globalThis.firstRequests = started;
  for (const { call, kv } of page.requests) {
    const values = kv && Object.fromEntries(Object.entries(kv).map(([key, value]) => [key, resolve(value)]));
    const body = JSON.stringify(values ? { kv: values } : {});
    const answer = fetch(`${page.config.apiBase}/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    answer.catch(() => {});
    started.set(`${call}\n${body}`, answer);
  }
  for (const key of page.styles) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.dataset.rspack = key;
    document.head.append(link);
  }
  const isLate = ({ display, status }: FontFace) => display === 'optional' && status === 'loading';
  const showFontsAfter = (title: Element | null) =>
    new MutationObserver((_, observer) => {
      if (title?.isConnected) return;
      observer.disconnect();
      for (const style of document.querySelectorAll('style')) style.replaceWith(style.cloneNode(true));
    }).observe(document.head, { childList: true });
  const load = () => {
    if ([...document.fonts].some(isLate)) showFontsAfter(document.querySelector('title'));
    const script = document.createElement('script');
    const { base, main } = page.registry.shell;
    const types = (
      globalThis as {
        trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
      }
    ).trustedTypes;
    const policy = types?.createPolicy('bootstrap', { createScriptURL: (url: string) => url });
    script.integrity = main.integrity;
    script.crossOrigin = 'anonymous';
    script.src = policy?.createScriptURL(base + main.name) ?? base + main.name;
    document.head.append(script);
    for (const { href, integrity } of page.scripts) {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'script';
      link.fetchPriority = 'low';
      link.crossOrigin = 'anonymous';
      link.integrity = integrity;
      link.href = href;
      document.head.append(link);
    }
  };
  if (document.hidden) load();
  else requestAnimationFrame(() => requestAnimationFrame(load));
}
