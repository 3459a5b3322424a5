import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { type Leaving, leavePage } from './leave-page.ts';
import type { Listening } from './listen.ts';
import type { Seen } from './page-report.ts';
import { pressAll } from './use-page.ts';

interface PageToUse {
  path: string;
  /** In milliseconds. */
  limits: { used: number; silence: number };
}

export async function afterUse(page: Page, listening: Listening, { path, limits }: PageToUse, leaving: Leaving) {
  const use = async () => {
    const tab = { page, underWay: listening.underWay, forgetHeard: listening.next };
    await pressAll(tab);
    const globals = await changedGlobals(page);
    const pressed = listening.next();
    const passed: string[] = [];
    const left = await leavePage(tab, path, leaving, passed);
    const isAlone = passed.length === 0 && leaving.targets.length > 0;
    return { globals, report: { pressed, left, after: ofAreas(listening.next(), leaving.areas), isAlone } };
  };
  let obstacle: string[] = [];
  const noteObstacle = (cause: unknown) => {
    obstacle = obstacleIn(cause);
    return undefined;
  };
  const used = await within(limits.used, use().catch(noteObstacle));
  if (used) return used;
  // It may have replaced what it is used by.
  const globals = await within(limits.silence, changedGlobals(page));
  // Errors of the browser stand in documents that nothing watches.
  const isWatched = await within(
    limits.silence,
    page.evaluate(() => Symbol.for('work') in window),
  );
  const left = isWatched === undefined ? ['the tab is frozen once it is used'] : isWatched ? obstacle : [];
  return { globals: globals ?? [], report: left.length > 0 ? { pressed: nothing, after: nothing, left } : undefined };
}

/** An error of code in the page. One of the browser, as when a document is loaded meanwhile, says nothing about it. */
function obstacleIn(cause: unknown): string[] {
  const [, error] =
    /^page\.evaluate: (.+)(?=[\s\S]*\beval at evaluate\b)/.exec(cause instanceof Error ? cause.message : '') ?? [];
  return error ? [`it cannot be used: ${error}`] : [];
}

const nothing: Seen = { errors: [], messages: [], foreign: [], dialogs: [], refreshes: [] };

function ofAreas({ errors, messages, foreign, dialogs, refreshes }: Seen, areas: readonly string[]): Seen {
  const isOfArea = (text: string) => areas.some((area) => text.includes(`/areas/${area}/`));
  return {
    errors: errors.filter(({ stack }) => isOfArea(stack)),
    messages: messages.filter(({ text, url }) => isOfArea(`${url} ${text}`)),
    foreign: foreign.filter(isOfArea),
    dialogs,
    refreshes,
  };
}

/** A page could replace what texts are read with as well. What the browser shows instead of a document is no page. */
export async function changedGlobals(page: Page): Promise<string[]> {
  const names: unknown = await page.evaluate(() =>
    location.protocol === 'chrome-error:' ? '' : Reflect.get(window, Symbol.for('trial'))(),
  );
  return typeof names === 'string' ? names.split('\n').filter(Boolean) : ['what the trial reads pages with'];
}

export async function within<Value>(limit: number, work: Promise<Value>): Promise<Value | undefined> {
  const ended = new AbortController();
  const late = wait(limit, undefined, { signal: ended.signal }).catch(() => undefined);
  const value = await Promise.race([work.catch(() => undefined), late]);
  ended.abort();
  return value;
}
