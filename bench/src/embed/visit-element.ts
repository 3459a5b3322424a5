import type { Browser } from '@playwright/test';
import { phone, slowDown } from '../pages/visit.ts';

/** One cold visit of a partner's page. Times in milliseconds since the page was asked for. */
export interface ElementVisit {
  /** Until the element has told that it shows its content. */
  ready: number;
  /** Until the frame with it was drawn. */
  drawn: number;
  /** Of everything until then, compressed, with headers. */
  kilobytes: number;
}

/** @throws when the element is not drawn within 30 s. */
export async function visitElement(browser: Browser, url: string): Promise<ElementVisit> {
  const context = await browser.newContext({ viewport: phone, deviceScaleFactor: 1.75, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const received = await slowDown(page);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => globalThis.embedded?.drawn > 0, undefined, { polling: 100, timeout: 30_000 });
    const { ready, drawn, startedAt } = await page.evaluate(() => ({
      ...globalThis.embedded,
      startedAt: performance.timeOrigin,
    }));
    return { ready, drawn, kilobytes: received((startedAt + drawn) / 1000) / 1000 };
  } finally {
    await context.close();
  }
}
