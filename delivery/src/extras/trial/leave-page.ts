import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import {
  beginUse,
  bytesOfBlobs,
  goBack,
  hasFailed,
  isThere,
  leaveBy,
  nextFrame,
  pressAllHere,
  tellOfChanges,
} from './in-used-page.ts';
import { differences } from './left-behind.ts';
import { type OpenPage, rest, silence } from './rest.ts';
import { runningCode } from './running-code.ts';
import type { PageState } from './state-of-tab.ts';
import { stateOf } from './state-of-tab.ts';
import { provideUse } from './use-element.ts';

/** In milliseconds. */
const limits = { arrival: 8000, between: 100, watched: 700, patience: 5000 };

/** In MB. */
const mostKept = 10;

export interface Leaving {
  /** Of other areas, to which header or footer lead. */
  targets: readonly string[];
  /** In tabs that have not been on the page. Empty: unknown, so nothing is compared. */
  usualAt: (target: string) => Promise<readonly PageState[]>;
  areas: readonly string[];
  areaAt: (path: string) => string | undefined;
  /** Whether it is watched for a while there, and then opened and left once more. */
  isWatched: boolean;
  /** In milliseconds, for what may yet end. Default: what a busy machine needs. */
  patience?: number;
}

export async function pressAll(tab: OpenPage): Promise<void> {
  await tab.page.evaluate(beginUse);
  await tab.page.evaluate(provideUse);
  await tab.page.evaluate(pressAllHere);
  await silence(tab);
}

export async function leavePage(tab: OpenPage, path: string, leaving: Leaving): Promise<string[]> {
  const { page } = tab;
  const session = await page.context().newCDPSession(page);
  const isMoved = (await pathOf(page)) !== path;
  const passed: string[] = [];
  for (const target of leaving.targets) {
    const usual = await leaving.usualAt(target);
    if (usual.length === 0) continue;
    const arrival = await arrive(page, target);
    if (arrival === 'document') return [`a link of the header or footer to ${target} loads its document`];
    if (!arrival) return [`a link of the header or footer to ${target} leads nowhere`];
    const left = await lastingDifferences(tab, session, areasGoneAt(target, leaving), usual, leaving.patience);
    if (left.length > 0) return left;
    passed.push(target);
  }
  return passed.length > 0 && leaving.isWatched
    ? laterAfter(tab, session, isMoved ? undefined : path, leaving, passed)
    : [];
}

const pathOf = (page: Page) => page.evaluate(() => location.pathname).catch(() => undefined);

const areasGoneAt = (target: string, { areas, areaAt }: Leaving) => areas.filter((name) => name !== areaAt(target));

async function laterAfter(
  tab: OpenPage,
  session: CDPSession,
  path: string | undefined,
  leaving: Leaving,
  passed: readonly string[],
): Promise<string[]> {
  const { page } = tab;
  const last = passed.at(-1) ?? '';
  const gone = areasGoneAt(last, leaving);
  await tellAll(page);
  const running = await runningCode(session, gone, limits.watched);
  const left = await lastingDifferences(tab, session, gone, await leaving.usualAt(last), leaving.patience);
  if (left.length > 0) return left;
  if (running.length > 0)
    return [`it leaves something behind on other pages, code that runs again and again: ${running.join(', ')}`];
  if (path === undefined) return [];
  const before = await memoryOf(page, session);
  await page.evaluate(goBack, passed.length);
  const returned = await isAt(page, path);
  if (!returned && (await pathOf(page)) !== path) return ['the way back does not lead to it any more'];
  if (returned !== 'page') return [];
  await rest(tab);
  if (await page.evaluate(hasFailed)) return ['it fails when visitors come to it by a link'];
  if ((await arrive(page, last)) !== 'page') return [];
  const grown = (await memoryOf(page, session)) - before;
  return grown > mostKept ? [`it keeps more than ${mostKept} MB with each visit`] : [];
}

/** What browsers tell pages at any time. */
async function tellAll(page: Page): Promise<void> {
  await page.evaluate(tellOfChanges);
  // The last is that of every tab of the trial.
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(nextFrame);
  }
}

/** In MB, once what is not needed is gone. */
async function memoryOf(page: Page, session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
  return (usedSize + (backingStorageSize ?? 0) + (await page.evaluate(bytesOfBlobs))) / 1_000_000;
}

/**
 * In a tab that was on none of what is tried. @param note gets `undefined` where a page does not arrive or never rests
 */
export async function usualStates(
  tab: OpenPage,
  targets: readonly string[],
  note: (target: string, state: PageState | undefined) => void | Promise<void>,
): Promise<void> {
  const { page } = tab;
  const session = await page.context().newCDPSession(page);
  await until(() => page.evaluate(() => 'hydrated' in document.documentElement.dataset));
  await page.evaluate(beginUse);
  for (const target of targets) {
    const isThere = (await arrive(page, target)) === 'page' && (await rest(tab));
    await note(target, isThere ? await settledState(page, session) : undefined);
  }
}

/** A busy machine takes its time. */
async function lastingDifferences(
  tab: OpenPage,
  session: CDPSession,
  areas: readonly string[],
  usual: readonly PageState[],
  patience = limits.patience,
): Promise<string[]> {
  const look = async () =>
    stateOf(tab.page, session, areas).then(
      (state) => differences(usual, state),
      () => ['it leads visitors away from the page that follows'],
    );
  let left = await look();
  if (left.length === 0) return left;
  const end = performance.now() + patience;
  await rest(tab);
  left = await look();
  while (left.length > 0 && performance.now() < end) {
    await wait(limits.between);
    left = await look();
  }
  return left;
}

async function arrive(page: Page, target: string): Promise<'page' | 'document' | undefined> {
  return (await page.evaluate(leaveBy, target)) ? isAt(page, target) : undefined;
}

const isAt = (page: Page, target: string) => until(() => page.evaluate(isThere, target));

async function until<Answer>(look: () => Promise<Answer>): Promise<Answer | undefined> {
  const end = performance.now() + limits.arrival;
  while (performance.now() < end) {
    const answer = await look().catch(() => undefined);
    if (answer) return answer;
    await wait(40);
  }
  return undefined;
}

async function settledState(page: Page, session: CDPSession): Promise<PageState | undefined> {
  const end = performance.now() + limits.patience;
  let state = await stateOf(page, session, []);
  while (performance.now() < end) {
    await wait(limits.between);
    const next = await stateOf(page, session, []);
    if (JSON.stringify(next) === JSON.stringify(state)) return state;
    state = next;
  }
  return undefined;
}
