import type { Page } from '@playwright/test';

/** What a page's own observers have written down since the document began. */
interface Diary {
  removed: string[];
  shifts: string[];
}

declare global {
  var diary: Diary;
}

/** Notes every element that leaves the document and every layout shift, from the first byte on. */
export async function watchDocument(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.diary = { removed: [], shifts: [] };
    new MutationObserver((records) => {
      for (const { target, removedNodes } of records)
        for (const node of removedNodes)
          if (node instanceof Element && target instanceof Element && target.closest('#root'))
            diary.removed.push(node.outerHTML.slice(0, 120));
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[])
        if (!entry.hadRecentInput)
          diary.shifts.push(
            `${entry.value.toFixed(4)} ${entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent)).join(' | ')}`,
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const removedElements = (page: Page): Promise<string[]> => page.evaluate(() => diary.removed);

/** Layout shifts that no input caused; gives the observer a frame to deliver what it has seen. */
export const layoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return diary.shifts;
  });

/** Waits until React has taken over every heading and control of the page's content. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const elements = [...document.querySelectorAll('main :is(h1, h2, a[href], button, input)')];
    const isTakenOver = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
    return elements.length > 0 && elements.every(isTakenOver);
  });
}
