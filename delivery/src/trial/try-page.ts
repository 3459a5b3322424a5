import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { leakingStyles } from './leaking-styles.ts';
import type { PageReport } from './page-report.ts';

/** In milliseconds. */
export interface PageLimits {
  /** Until the code of a page runs. */
  hydrated: number;
  /** How long a tab may answer nothing. */
  silence: number;
  /** How long a page is watched after that. */
  watched: number;
}

export interface PageToTry {
  origin: string;
  path: string;
  /** Origins other than the site's own that pages may request. */
  allowed: readonly string[];
  /** Texts of the style sheets of what is tried. */
  styles: readonly string[];
  limits: PageLimits;
}

/**
 * Opens a page in a tab of its own.
 *
 * @returns when its code runs, so that the next one can be opened; `report` settles after it was watched for a while
 */
export async function tryPage(context: BrowserContext, options: PageToTry): Promise<{ report: Promise<PageReport> }> {
  const { origin, path, limits } = options;
  const page = await context.newPage();
  const seen = listen(page, options);
  const response = await page
    .goto(origin + path, { waitUntil: 'commit', timeout: limits.hydrated })
    .catch(() => undefined);
  const started = await waitForCode(page, limits, () => seen().errors.length + seen().messages.length > 0);
  const watch = async (): Promise<PageReport> => {
    const rest =
      started === 'hydrated' ? await within(limits.silence + 2 * limits.watched, watched(page, options)) : undefined;
    void page.close().catch(() => {});
    const state = started === 'hydrated' ? (rest?.state ?? 'frozen') : started;
    return {
      path,
      state,
      ...(response && { status: response.status() }),
      ...seen(),
      globals: rest?.globals ?? [],
      styles: rest?.styles ?? [],
    };
  };
  return { report: watch() };
}

function listen(page: Page, { origin, path, allowed }: PageToTry) {
  const errors: PageReport['errors'][number][] = [];
  const messages: PageReport['messages'][number][] = [];
  const foreign = new Set<string>();
  page.on('pageerror', ({ message, stack = '' }) => errors.push({ message, stack }));
  page.on('console', (message) => {
    const [kind, text, { url }] = [message.type(), message.text(), message.location()];
    const isOfDocument = url === origin + path && text.startsWith('Failed to load resource');
    if ((kind === 'error' || kind === 'warning') && !isOfDocument) messages.push({ kind, text, url });
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!URL.canParse(url) || !/^(?:https?|wss?):/.test(url)) return;
    if (![origin, ...allowed].includes(new URL(url).origin)) foreign.add(url);
  });
  return () => ({ errors, messages, foreign: [...foreign] });
}

/** Looks again and again, because a tab that is frozen does not even answer that. After a failure it waits no longer. */
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

/** Points at every part of the page, so that those are hydrated that wait for it. */
function useParts(): true {
  for (const part of document.querySelectorAll('[data-module]'))
    part.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  return true;
}

async function watched(page: Page, { limits, styles }: PageToTry) {
  await wait(limits.watched);
  const globals = await page.evaluate((): string[] => Reflect.get(window, Symbol.for('trial'))());
  const leaks = styles.length > 0 ? await page.evaluate(leakingStyles, styles) : [];
  const rest = page.evaluate(() => new Promise<boolean>((done) => requestIdleCallback(() => done(true))));
  const isIdle = await within(limits.watched, rest);
  return { state: isIdle ? ('hydrated' as const) : ('busy' as const), globals, styles: leaks };
}

/** @returns `undefined` when it takes longer, or fails */
async function within<Value>(limit: number, work: Promise<Value>): Promise<Value | undefined> {
  const ended = new AbortController();
  const late = wait(limit, undefined, { signal: ended.signal }).catch(() => undefined);
  const value = await Promise.race([work.catch(() => undefined), late]);
  ended.abort();
  return value;
}
