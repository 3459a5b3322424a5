import type { OffsetRule } from '@agile-languages/shared/paths';
import type { FirstRequests } from '@agile-languages/shared/platform';
import type { ScriptNotice } from './script-notice.ts';

interface UrlPolicy {
  createScriptURL(url: string): string;
}

/**
 * The one inline script, written out as text by `document.ts` and the same on every page, so that one hash in the policy
 * covers the site. Only its text reaches the browser: it may use nothing from outside but its parameters, and its comments
 * are here:
 *
 * - A copy at an address that it was not made for (an archive, a saved file) loads no code; `data-copy` tells the code that
 *   was saved along.
 * - `startRequests`: the page's first requests, whose answers the API client uses. `data-query-differs`: the address asks
 *   for other rows than the document contains.
 * - `nameStyles` keeps the areas' runtimes from loading styles again that the document contains.
 * - `preload` fetches the shell's script during the paint; `loadShell` executes it afterwards, because code takes the
 *   processor from what visitors wait for (decisions 16, 35 and 87).
 * - `runShell` tries a script that fails or hangs again under another address of the same bytes: the browser may keep wrong
 *   ones and joins a request that hangs. The first to run wins. When both fail, a notice says so.
 * - `notePresses`: of buttons before their code is there; the shell repeats them.
 * - `showFontsAfter`: late fonts show from the next page on. Inserting the styles again lets the browser choose again
 *   (decision 17).
 */
export function bootstrap(
  startOffset: (limit: string | null, rule: OffsetRule) => number,
  rule: OffsetRule,
  notice: ScriptNotice,
) {
  const page = JSON.parse(document.getElementById('page')?.textContent ?? '{}');
  const query = new URLSearchParams(location.search);
  const segments = location.pathname.split('/');
  let isRunning = false;
  let shown: Element | undefined;
  const { base, main } = page.registry.shell;

  const made: string[] = page.address?.split('/') ?? segments;
  if (made.length !== segments.length || made.some((part, at) => part !== segments[at] && part[0] !== ':')) {
    document.documentElement.dataset.copy = '';
    return;
  }
  notePresses();
  startRequests();
  nameStyles();
  preload(base + main.name, main.integrity);
  if (document.hidden) loadShell();
  else requestAnimationFrame(() => requestAnimationFrame(loadShell));

  function notePresses() {
    const presses: Set<HTMLElement> = new Set();
    globalThis.unansweredPresses = presses;
    const note = ({ target }: Event) => {
      const button = target instanceof Element && target.closest<HTMLElement>('button:not([popovertarget])');
      if (button) presses.add(button);
    };
    document.addEventListener('click', note, true);
  }

  function startRequests() {
    const started: FirstRequests = new Map();
    globalThis.firstRequests = started;
    for (const { call, kv } of page.requests) {
      const values = kv && Object.fromEntries(Object.entries(kv).map(([key, value]) => [key, resolve(value)]));
      const body = JSON.stringify(values ? { kv: values } : {});
      const response = fetch(`${page.config.apiBase}/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      response.catch(() => {});
      started.set(`${call}\n${body}`, response);
    }
  }

  function resolve(value: unknown) {
    if (typeof value !== 'object' || value === null) return value;
    if ('segment' in value) return decode(segments[Number(value.segment)] ?? '');
    const [name = ''] = Object.values(value);
    const stated = query.get(String(name)) ?? '';
    const result = 'query' in value ? stated : startOffset(stated, rule);
    if (result) document.documentElement.dataset.queryDiffers = '';
    return result;
  }

  function decode(segment: string) {
    try {
      return decodeURIComponent(segment);
    } catch {
      return segment;
    }
  }

  function nameStyles() {
    for (const key of page.styles) {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.dataset.rspack = key;
      document.head.append(link);
    }
  }

  function loadShell() {
    const isLate = ({ display, status }: FontFace) => display === 'optional' && status === 'loading';
    if (window.MutationObserver && [...(document.fonts ?? [])].some(isLate))
      showFontsAfter(document.querySelector('title'));
    const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: object): UrlPolicy } };
    const policy = trustedTypes?.createPolicy('bootstrap', { createScriptURL: (url: string) => url });
    runShell(base, policy);
  }

  function runShell(folder: string, policy: UrlPolicy | undefined, isSecondTry = false) {
    let hasFailed = false;
    const fail = () => {
      if (isRunning || hasFailed) return;
      hasFailed = true;
      if (isSecondTry) {
        shown = showNotice();
        const { release } = page.registry.shell;
        const [timing] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const token = timing?.serverTiming?.find(({ name }) => name === notice.timing)?.description;
        const report = { kind: 'load', area: 'shell', release, width: innerWidth, token };
        navigator.sendBeacon?.(notice.reports, JSON.stringify(report));
      } else runShell(`${folder}again1/`, policy, true);
    };
    const script = document.createElement('script');
    script.integrity = main.integrity;
    script.crossOrigin = 'anonymous';
    script.src = policy?.createScriptURL(folder + main.name) ?? folder + main.name;
    script.onerror = fail;
    script.onload = () => {
      isRunning = true;
      shown?.remove();
    };
    setTimeout(fail, 10_000);
    document.head.append(script);
  }

  function showNotice() {
    const place = document.createElement('div');
    const box = document.createElement('div');
    const text = document.createElement('p');
    const link = document.createElement('a');
    place.className = notice.place;
    place.role = 'alert';
    box.className = notice.box;
    text.textContent = notice.text;
    link.textContent = notice.action;
    link.href = '';
    box.append(text, link);
    place.append(box);
    document.body.append(place);
    return place;
  }

  function preload(href: string, integrity: string) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.fetchPriority = 'low';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.href = href;
    document.head.append(link);
  }

  function showFontsAfter(title: Element | null) {
    new MutationObserver((_, observer) => {
      if (title?.isConnected) return;
      observer.disconnect();
      for (const style of document.querySelectorAll('style')) style.replaceWith(style.cloneNode(true));
    }).observe(document.head, { childList: true });
  }
}
