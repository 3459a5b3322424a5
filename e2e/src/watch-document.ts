import type { Page } from '@playwright/test';

interface Diary {
  removed: string[];
  shifts: { value: number; what: string; at: number }[];
  fonts: number[];
}

declare global {
  var diary: Diary;
}

export async function watchDocument(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.diary = { removed: [], shifts: [], fonts: [] };
    document.fonts?.addEventListener('loadingdone', () => diary.fonts.push(performance.now()));
    new MutationObserver((records) => {
      for (const { target, removedNodes } of records)
        for (const node of removedNodes)
          if (node instanceof Element && target instanceof Element && target.closest('#root') && isReadable(node))
            diary.removed.push(node.outerHTML.slice(0, 120));
      function isReadable(element: Element) {
        return element.getAttribute('aria-hidden') !== 'true' && element.matches(':not(:empty), img, input');
      }
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[])
        if (!entry.hadRecentInput)
          diary.shifts.push({ value: entry.value, what: entry.sources.map(name).join(' | '), at: entry.startTime });
      function name({ node }: { node: Node | null }) {
        return node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? '');
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const removedElements = (page: Page): Promise<string[]> => page.evaluate(() => diary.removed);

/** @param countsFonts on a busy machine fonts come just after the first paint (docs/decisions/0017) */
export const layoutShift = (page: Page, countsFonts = true): Promise<{ total: number; moved: string[] }> =>
  page.evaluate(async (countsFonts) => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.documentElement));
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const firstFont = Math.min(...files.flatMap(({ name, responseEnd }) => (/\.woff2$/.test(name) ? responseEnd : [])));
    const isByFont = (at: number) => at >= firstFont && at < Math.max(...diary.fonts) + 100;
    const seen = diary.shifts.filter(({ value, at }) => value >= 0.0005 && (countsFonts || !isByFont(at)));
    const total = seen.reduce((sum, { value }) => sum + value, 0);
    return { total, moved: seen.map(({ value, what }) => `${value.toFixed(4)} ${what}`) };
  }, countsFonts);

export async function hydrated(page: Page): Promise<void> {
  const mark = page.locator('html[data-hydrated]');
  await mark.waitFor({ state: 'attached' });
  await pointAtParts(page);
  await mark.waitFor({ state: 'attached' });
}

/** Once a page is used, it asks for the names of the files that its links need. */
export const asksForLinks = (url: string): boolean => url.includes('/registry.json?links=');

export const pointAtParts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('[data-module]'))
      part.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });

/** Other tests change these. */
export const headOf = async (page: Page): Promise<string[]> =>
  (await completeHeadOf(page)).map((line) =>
    line
      .replaceAll(/schema\.org\/(?:InStock|SoldOut)/g, '')
      .replace(/"numberOfItems":\d+(?=.*"CourseInstance")/, '"numberOfItems":0'),
  );

const completeHeadOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-head]')].map((element) => {
      const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort();
      const text = element.textContent ?? '';
      const value = text.startsWith('{') ? JSON.stringify(JSON.parse(text)) : text;
      return `${element.localName} ${attributes.join(' ')} ${value}`;
    }),
  );

/** Code is fetched after the first paint, which may be later than the load event. */
export async function codeLoaded(page: Page): Promise<void> {
  const settled = page.evaluate(
    () =>
      new Promise<void>((done) => {
        const find = () => {
          const script = document.querySelector<HTMLScriptElement>('head > script[src][integrity]');
          if (!document.querySelector('script#page')) done();
          else if (!script) setTimeout(find, 10);
          else if (performance.getEntriesByName(script.src).length > 0) setTimeout(done, 50);
          else for (const end of ['load', 'error']) script.addEventListener(end, () => done());
        };
        find();
      }),
  );
  const { promise: patience, resolve } = Promise.withResolvers<void>();
  const end = setTimeout(resolve, 10_000);
  await Promise.race([settled.catch(() => {}), patience]);
  clearTimeout(end);
}
