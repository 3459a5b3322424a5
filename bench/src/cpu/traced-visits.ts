import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { phone } from '../pages/visit.ts';
import { endOf, mainThread, type ThreadTime, type TraceEvent, threadTime, untilPainted } from './trace.ts';

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

/** With answers after the paint, as on a phone, each visit does the same work before it. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };

/** Milliseconds: the pointer rests on a link, and a page is left alone. */
const [rest, quiet] = [2500, 1500];

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

export async function followTraced(browser: Browser, origin: string, { from, to }: TracedLink): Promise<ThreadTime> {
  const events = await onPage(browser, async (page) => {
    await page.addInitScript(markHeadings);
    await page.goto(origin + from, { waitUntil: 'networkidle' });
    const link = page.locator(`a[href="${to}"]`).last();
    await link.hover();
    await wait(rest);
    // A locator would run code in the page.
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

/** Runs in the page. */
function markHeadings(): void {
  let heading: Element | null = null;
  new MutationObserver(() => {
    const found = document.querySelector('h1');
    if (!found || found === heading) return;
    heading = found;
    performance.mark(`heading ${location.pathname}`);
  }).observe(document, { childList: true, subtree: true });
}
