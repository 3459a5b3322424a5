// Run in the page and know nothing outside of themselves.

export interface Content {
  letters: number;
  sections: number;
  canonical: string;
}

interface Notes {
  served?: Content;
  shifts: { value: number; what: string }[];
  look: () => Content;
  rest: () => Promise<void>;
}

declare global {
  var notes: Notes;
}

export function takeNotes(): void {
  const lettersIn = (...elements: (Element | null)[]) =>
    elements.reduce((sum, element) => sum + (element?.textContent?.length ?? 0), 0);
  const { requestAnimationFrame } = globalThis;
  const pause = (time: number) => new Promise((done) => setTimeout(done, time));
  /** A browser that has drawn for long may draw no more. */
  const frame = () => Promise.race([new Promise((done) => requestAnimationFrame(done)), pause(1000)]);
  globalThis.notes = {
    shifts: [],
    look: () => ({
      letters: lettersIn(document.querySelector('main')) - lettersIn(...document.querySelectorAll('main noscript')),
      sections: document.querySelectorAll('main section').length,
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '',
    }),
    rest: async () => {
      const end = performance.now() + 30_000;
      // A short document says that it is hydrated before its page is there.
      const isThere = () => 'hydrated' in document.documentElement.dataset && notes.look().letters > 40;
      for (let before = '', now = '-'; (now !== before || !isThere()) && performance.now() < end; ) {
        await pause(150);
        await frame();
        before = now;
        now = `${scrollY} ${notes.look().letters}`;
      }
    },
  };
  document.addEventListener('DOMContentLoaded', () => {
    notes.served = notes.look();
  });
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    })[])
      if (!entry.hadRecentInput) notes.shifts.push({ value: entry.value, what: entry.sources.map(name).join(', ') });
  }).observe({ type: 'layout-shift', buffered: true });

  function name({ node }: { node: Node | null }) {
    return node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? '');
  }
}

export async function lookAtRest(part: string | undefined) {
  await notes.rest();
  const top = part ? document.getElementById(part)?.getBoundingClientRect().top : undefined;
  const isInView = top !== undefined && top > -2 && top < innerHeight;
  return {
    ...notes.look(),
    served: notes.served ?? { letters: 0, sections: 0, canonical: '' },
    isError: /^Oops/.test(document.querySelector('h1')?.textContent ?? ''),
    isHydrated: 'hydrated' in document.documentElement.dataset,
    partAt: !part || isInView ? undefined : `${top} of ${innerHeight}`,
  };
}

export async function lookAtEnd() {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' });
    await new Promise((done) => setTimeout(done, 30));
  }
  for (const part of document.querySelectorAll('[data-module]'))
    part.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  await notes.rest();
  return { ...notes.look(), shifts: notes.shifts };
}

export async function goOn() {
  const path = location.pathname === '/faq' ? '/guide' : '/faq';
  document.querySelector<HTMLAnchorElement>(`footer a[href="${path}"]`)?.click();
  const heading = () => document.querySelector('main h1')?.textContent ?? '';
  const before = heading();
  const isThere = () =>
    location.pathname + location.search + location.hash === path && heading() !== before && scrollY === 0;
  for (let tries = 0; tries < 600 && !isThere(); tries += 1) await new Promise((done) => setTimeout(done, 50));
  return isThere() ? undefined : `${location.href} "${heading()}" at ${scrollY}`;
}

export async function goTo(path: string, letters: number) {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
  const heading = () => document.querySelector('main h1')?.textContent ?? '';
  const isThere = () => heading() !== '' && notes.look().letters >= Math.max(40, 0.95 * letters);
  for (let tries = 0; tries < 1500 && !isThere(); tries += 1) await new Promise((done) => setTimeout(done, 20));
  if (/^Oops/.test(heading())) return 'the error page';
  return isThere() ? undefined : `${notes.look().letters} letters of ${letters}, "${heading()}"`;
}
