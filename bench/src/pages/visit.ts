import { setTimeout } from 'node:timers/promises';
import { recordRequests } from '@agile-languages/e2e/src/request-chain.ts';
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Control, MeasuredPage } from './measured-pages.ts';

/** A cold visit. Milliseconds since the address was requested; what was not measured is not a number. */
export interface Visit {
  lcp: number;
  /** Until a click on the control of the first view, or on the lower one, has an effect. */
  first: number;
  below: number;
  /** Received until the first control works, until both do, and until the network is idle. */
  firstBytes: number;
  workingBytes: number;
  idleBytes: number;
  requests: number;
  depth: number;
  shift: number;
  /** Until the next page's heading is painted: the pointer had rested on the link, had just come, or there is none. */
  nextRested: number;
  nextHovered: number;
  nextTouched: number;
}

/** Milliseconds; without a number the pointer is never there. */
const pointers = { nextRested: 2500, nextHovered: 200, nextTouched: undefined } as const;
export type Approach = keyof typeof pointers;
export const approaches = Object.keys(pointers) as Approach[];

const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const slowdown = 4;
export const phone = { width: 412, height: 823 };
/** Milliseconds. */
const limit = 30_000;

export async function visit(
  browser: Browser,
  origin: string,
  { path, first, below, next }: Partial<MeasuredPage> & { path: string },
  approach: Approach,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: phone, deviceScaleFactor: 1.75, serviceWorkers: 'block' });
  context.setDefaultTimeout(limit);
  try {
    const page = await context.newPage();
    const requests = await recordRequests(page);
    const received = await slowDown(page);
    const controls = [first, below].filter((control) => control !== undefined);
    await page.addInitScript(observe, controls);
    await page.goto(origin + path, { waitUntil: 'load' });
    await page.waitForFunction((count) => globalThis.seen.worksAt.filter(Boolean).length === count, controls.length, {
      polling: 50,
    });
    await page.waitForLoadState('networkidle');
    const { lcp, shift, worksAt, startedAt } = await page.evaluate(() => globalThis.seen);
    const [firstAt = Number.NaN, belowAt = Number.NaN] = worksAt;
    const nothing = { nextRested: Number.NaN, nextHovered: Number.NaN, nextTouched: Number.NaN };
    return {
      lcp,
      shift,
      first: firstAt,
      below: belowAt,
      firstBytes: received((startedAt + firstAt) / 1000),
      workingBytes: received((startedAt + Math.max(...worksAt)) / 1000),
      idleBytes: received(Number.POSITIVE_INFINITY),
      requests: requests.length,
      depth: Math.max(...requests.map(({ depth }) => depth)),
      ...nothing,
      ...(next && { [approach]: await follow(page, next, approach) }),
    };
  } finally {
    await context.close();
  }
}

export async function emulatePhone(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** @returns bytes received until a moment in seconds since 1970 */
async function slowDown(page: Page): Promise<(until: number) => number> {
  const session = await page.context().newCDPSession(page);
  const parts: { at: number; bytes: number }[] = [];
  let offset = 0;
  await emulatePhone(session);
  session.on('Network.requestWillBeSent', ({ timestamp, wallTime }) => {
    offset = wallTime - timestamp;
  });
  session.on('Network.loadingFinished', ({ timestamp, encodedDataLength }) => {
    parts.push({ at: timestamp + offset, bytes: encodedDataLength });
  });
  return (until) => parts.reduce((sum, { at, bytes }) => (at <= until ? sum + bytes : sum), 0);
}

interface Seen {
  lcp: number;
  shift: number;
  /** 0 until then. */
  worksAt: number[];
  startedAt: number;
}

declare global {
  var seen: Seen;
}

function observe(controls: readonly Control[]): void {
  const seen: Seen = { lcp: 0, shift: 0, worksAt: controls.map(() => 0), startedAt: performance.timeOrigin };
  globalThis.seen = seen;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) if (!seen.worksAt.some(Boolean)) seen.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  for (const [index, { button, watched }] of controls.entries()) {
    let before: string | undefined;
    const timer = setInterval(() => {
      if (performance.getEntriesByName('first-contentful-paint').length === 0) return;
      const shown = document.querySelector(watched)?.outerHTML;
      if (shown === undefined) return;
      before ??= shown;
      if (shown === before) document.querySelector<HTMLElement>(button)?.click();
      if (document.querySelector(watched)?.outerHTML === before) return;
      clearInterval(timer);
      seen.worksAt[index] = performance.now();
    }, 20);
  }
}

async function follow(page: Page, path: string, approach: Approach): Promise<number> {
  const link = page.locator(`a[href="${path}"]`).last();
  const rest = pointers[approach];
  if (rest !== undefined) {
    await link.dispatchEvent('pointerover');
    await setTimeout(rest);
  }
  return link.evaluate((element: HTMLElement, target) => {
    const heading = document.querySelector('h1');
    const start = performance.now();
    return new Promise<number>((resolve) => {
      const check = () => {
        const found = document.querySelector('h1');
        if (location.pathname !== target || !found || found === heading) requestAnimationFrame(check);
        else requestAnimationFrame(() => resolve(performance.now() - start));
      };
      element.click();
      check();
    });
  }, path);
}
