import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { phone } from '../pages/visit.ts';
import { untilPainted } from './first-paint.ts';
import { type ThreadTime, threadTime } from './thread-time.ts';
import { endOf, mainThread, type TraceEvent } from './trace-events.ts';

/** A link of one page to another. */
export interface TracedLink {
  from: string;
  to: string;
}

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'v8',
  'disabled-by-default-v8.compile',
];

/** The line of a phone: with answers after the paint, as there, the same work is done before it in each visit. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };

/** How long the pointer rests on a link, and how long a page is left alone, in milliseconds. */
const [rest, quiet] = [2500, 1500];

/** Work of the main thread while a page opens, until it is idle. */
export async function openTraced(browser: Browser, address: string): Promise<ThreadTime> {
  const events = await onPage(browser, (page) =>
    traced(browser, page, async () => {
      await page.goto(address, { waitUntil: 'networkidle' });
      await wait(quiet);
    }),
  );
  const timed = events.filter(({ tts }) => tts !== undefined);
  return threadTime(timed, timed[0]?.tts ?? Number.NaN, Math.max(...timed.map(endOf)));
}

/** Work of the main thread from the press of a link, on which the pointer rested, until the next heading is painted. */
export async function followTraced(browser: Browser, origin: string, { from, to }: TracedLink): Promise<ThreadTime> {
  const events = await onPage(browser, async (page) => {
    await page.addInitScript(markHeadings);
    await page.goto(origin + from, { waitUntil: 'networkidle' });
    const link = page.locator(`a[href="${to}"]`).last();
    await link.hover();
    await wait(rest);
    // No locator from here on: it would run code in the page.
    return traced(browser, page, async () => {
      await page.mouse.down();
      await page.mouse.up();
      await wait(quiet);
    });
  });
  const { from: start, to: end } = untilPainted(events, `heading ${to}`);
  return threadTime(events, start, end);
}

async function onPage<Result>(browser: Browser, work: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext({ viewport: phone, deviceScaleFactor: 1.75, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    return await work(page);
  } finally {
    await context.close();
  }
}

/** The events of the page's main thread during some work. */
async function traced(browser: Browser, page: Page, work: () => Promise<void>): Promise<TraceEvent[]> {
  let trace: Buffer;
  await browser.startTracing(page, { categories });
  try {
    await work();
  } finally {
    trace = await browser.stopTracing();
  }
  return mainThread(JSON.parse(String(trace)).traceEvents);
}

/** Runs in the page: notes when another heading of the first level is there, with the address of that moment. */
function markHeadings(): void {
  let heading: Element | null = null;
  new MutationObserver(() => {
    const found = document.querySelector('h1');
    if (!found || found === heading) return;
    heading = found;
    performance.mark(`heading ${location.pathname}`);
  }).observe(document, { childList: true, subtree: true });
}
