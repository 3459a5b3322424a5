import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { faultsOfDocument, leakingStyles } from './in-page.ts';
import type { Leaving } from './leave-page.ts';
import { listen } from './listen.ts';
import type { PageReport } from './page-report.ts';
import { afterUse, changedGlobals, within } from './use-and-leave.ts';

/** In milliseconds. */
export interface PageLimits {
  hydrated: number;
  silence: number;
  watched: number;
  used: number;
}

export interface PageToTry {
  origin: string;
  path: string;
  site: string;
  width: number;
  allowed: readonly string[];
  /** Of the releases that are served. */
  bases: readonly string[];
  styles: readonly string[];
  limits: PageLimits;
  /** Absent: it is opened only. */
  leaving?: Promise<Leaving> | undefined;
}

/** Resolves when the next page can be opened; `report` settles later. */
export async function tryPage(context: BrowserContext, options: PageToTry): Promise<{ report: Promise<PageReport> }> {
  const { origin, path, width, limits, leaving } = options;
  const page = await context.newPage();
  const listening = listen(page, options);
  await listening.ready.catch(() => {});
  const response = await page
    .goto(origin + path, { waitUntil: 'commit', timeout: limits.hydrated })
    .catch(() => undefined);
  const hasFailed = () => listening.seen().errors.length + listening.seen().messages.length > 0;
  const started = await waitForCode(page, limits, hasFailed);
  const watch = async (): Promise<PageReport> => {
    const rest =
      started === 'hydrated' ? await within(limits.silence + 2 * limits.watched, watched(page, options)) : undefined;
    const state = started === 'hydrated' ? (rest?.state ?? 'frozen') : started;
    const opened = listening.next();
    const used = state === 'hydrated' && leaving ? await afterUse(page, listening, options, await leaving) : undefined;
    const globals = [...(rest?.globals ?? []), ...(used?.globals ?? [])];
    void page.close().catch(() => {});
    return {
      ...{ path, width, state },
      ...(response && { status: response.status() }),
      ...opened,
      globals: [...new Set(globals)],
      styles: rest?.styles ?? [],
      document: rest?.faults ?? [],
      used: used?.report,
    };
  };
  const report = watch();
  if (leaving) await report;
  return { report };
}

/** A frozen tab does not answer at all, so this asks again and again. */
async function waitForCode(
  page: Page,
  { hydrated, silence, watched: afterFailure }: PageLimits,
  hasFailed: () => boolean,
): Promise<'hydrated' | 'still' | 'frozen'> {
  const started = performance.now();
  let failed = Number.POSITIVE_INFINITY;
  let isWhole = false;
  while (performance.now() < Math.min(started + hydrated, failed + afterFailure)) {
    if (hasFailed()) failed = Math.min(failed, performance.now());
    const look = page.evaluate(() => 'hydrated' in document.documentElement.dataset).catch(() => false);
    const answer = await within(silence, look);
    if (answer === undefined) return 'frozen';
    if (answer && isWhole) return 'hydrated';
    if (answer) isWhole = (await within(silence, page.evaluate(useParts))) === true;
    await wait(50);
  }
  return 'still';
}

function useParts(): true {
  for (const part of document.querySelectorAll('[data-module]'))
    part.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  return true;
}

async function watched(page: Page, { limits, styles }: PageToTry) {
  await wait(limits.watched);
  const globals = await changedGlobals(page);
  const leaks = styles.length > 0 ? await page.evaluate(leakingStyles, styles) : [];
  const faults = await page.evaluate(faultsOfDocument);
  const rest = page.evaluate(() => new Promise<boolean>((done) => requestIdleCallback(() => done(true))));
  const isIdle = await within(limits.watched, rest);
  return { state: isIdle ? ('hydrated' as const) : ('busy' as const), globals, faults, styles: leaks };
}
