import { setTimeout } from 'node:timers/promises';
import { recordRequests } from '@agile-languages/e2e/src/request-chain.ts';
import type { Browser, Page } from '@playwright/test';
import type { MeasuredPage } from './measured-pages.ts';

/** One cold visit. Times in milliseconds since the address was asked for. */
export interface Visit {
  lcp: number;
  /** Until a click on the page's control had an effect; a click lost before counts against it. */
  control: number;
  /** Received until then, compressed. */
  bytes: number;
  requests: number;
  depth: number;
  shift: number;
  /** From a click on a link that the pointer has rested on until the next page's heading is painted. */
  next: number;
}

const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const slowdown = 4;
/** How long the pointer rests on a link before the click, in milliseconds. */
const rest = 2500;
const phone = { width: 412, height: 823 };

export async function visit(browser: Browser, origin: string, { path, control, next }: MeasuredPage): Promise<Visit> {
  const context = await browser.newContext({ viewport: phone, deviceScaleFactor: 1.75, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const requests = await recordRequests(page);
    const received = await slowDown(page);
    await page.addInitScript(observe, control);
    await page.goto(origin + path, { waitUntil: 'load' });
    if (control) await page.waitForFunction(() => globalThis.seen.control > 0, undefined, { polling: 50 });
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate(() => globalThis.seen);
    return {
      lcp: seen.lcp,
      shift: seen.shift,
      control: control ? seen.control : Number.NaN,
      bytes: received(seen.controlAt),
      requests: requests.length,
      depth: Math.max(...requests.map(({ depth }) => depth)),
      next: next ? await follow(page, next) : Number.NaN,
    };
  } finally {
    await context.close();
  }
}

/** @returns bytes received until a moment in seconds since 1970. */
async function slowDown(page: Page): Promise<(until: number) => number> {
  const session = await page.context().newCDPSession(page);
  const parts: { at: number; bytes: number }[] = [];
  let offset = 0;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
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
  control: number;
  /** The same moment in seconds since 1970. */
  controlAt: number;
}

declare global {
  var seen: Seen;
}

function observe(control: MeasuredPage['control']): void {
  const seen: Seen = { lcp: 0, shift: 0, control: 0, controlAt: Number.POSITIVE_INFINITY };
  globalThis.seen = seen;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) if (!seen.control) seen.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  if (!control) return;
  let before: string | undefined;
  const timer = setInterval(() => {
    const watched = document.querySelector(control.watched);
    const button = document.querySelector<HTMLElement>(control.button);
    if (!watched) return;
    before ??= watched.outerHTML;
    if (watched.outerHTML === before) button?.click();
    if (watched.outerHTML === before) return;
    clearInterval(timer);
    seen.control = performance.now();
    seen.controlAt = Date.now() / 1000;
  }, 20);
}

async function follow(page: Page, path: string): Promise<number> {
  const link = page.locator(`a[href="${path}"]`).last();
  await link.dispatchEvent('pointerover');
  await setTimeout(rest);
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
