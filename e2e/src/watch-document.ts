import type { Page } from '@playwright/test';

/** What a page's own observers have written down since the document began. */
interface Diary {
  removed: string[];
  shifts: { value: number; what: string }[];
}

declare global {
  var diary: Diary;
}

/** Notes every readable element that leaves the page and every layout shift, from the first byte on. */
export async function watchDocument(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.diary = { removed: [], shifts: [] };
    new MutationObserver((records) => {
      for (const { target, removedNodes } of records)
        for (const node of removedNodes)
          if (node instanceof Element && target instanceof Element && target.closest('#root') && !isSkeleton(node))
            diary.removed.push(node.outerHTML.slice(0, 120));
      function isSkeleton(element: Element) {
        return element.getAttribute('aria-hidden') === 'true';
      }
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[])
        if (!entry.hadRecentInput) diary.shifts.push({ value: entry.value, what: entry.sources.map(name).join(' | ') });
      function name({ node }: { node: Node | null }) {
        return node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? '');
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const removedElements = (page: Page): Promise<string[]> => page.evaluate(() => diary.removed);

/** Sum of the layout shifts that no input caused, as browsers state it: with two decimals, and what moved. */
export const layoutShift = (page: Page): Promise<{ sum: string; moved: string[] }> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.documentElement));
    const seen = diary.shifts.filter(({ value }) => value >= 0.0005);
    const sum = seen.reduce((total, { value }) => total + value, 0);
    return { sum: sum.toFixed(2), moved: seen.map(({ value, what }) => `${value.toFixed(4)} ${what}`) };
  });

/** Waits until the page of this document and all its sections are hydrated. Those that wait for it are pointed at. */
export async function hydrated(page: Page): Promise<void> {
  const mark = page.locator('html[data-hydrated]');
  await mark.waitFor({ state: 'attached' });
  await pointAtParts(page);
  await mark.waitFor({ state: 'attached' });
}

/** Points at each part of the page, so that those fetch their code that wait until they are used. */
export const pointAtParts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('[data-module]'))
      part.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
