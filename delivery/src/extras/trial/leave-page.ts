import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { arrive, isAt, pathOf, until } from './arrive.ts';
import { bytesOfBlobs, goBack, hasFailed, isAtTop, tellOfAbsence, tellOfReturn, timeToWait } from './in-left-page.ts';
import { isInUse } from './in-used-page.ts';
import { differences } from './left-behind.ts';
import { type OpenPage, rest } from './rest.ts';
import { runningCode } from './running-code.ts';
import { type PageState, stateOf, type UsualState } from './state-of-tab.ts';
import { openAgain, placeOf } from './use-page.ts';

/** In milliseconds. */
const limits = { between: 100, watched: 700, patience: 5000, ending: 1000 };

/** In MB. */
const mostKept = 10;

const leadsAway = 'it leads visitors away from the page that follows';

export interface Leaving {
  /** Of other areas. */
  targets: readonly string[];
  /** In tabs that have not been on the page. Empty: unknown, so nothing is compared. */
  usualAt: (target: string) => Promise<readonly UsualState[]>;
  areas: readonly string[];
  areaAt: (path: string) => string | undefined;
  /** Whether it is told there what a browser tells any page. */
  isTold: boolean;
  /** Whether it is then watched for a while, opened and left once more. */
  isWatched: boolean;
  /** In milliseconds, for what may yet end. Default: what a busy machine needs. */
  patience?: number;
}

/** @param passed gets the targets at which it was compared */
export async function leavePage(
  tab: OpenPage,
  path: string,
  leaving: Leaving,
  passed: string[] = [],
): Promise<string[]> {
  const { page } = tab;
  const session = await page.context().newCDPSession(page);
  const loaded: string[] = [];
  let arrival: Awaited<ReturnType<typeof arrive>>;
  let place = await placeOf(tab, path);
  // A file that is late loads a document too, so one target alone is tried twice.
  const isTried = (target: string) =>
    passed.includes(target) || (loaded.includes(target) && passed.length + loaded.length > 1);
  for (const target of [...leaving.targets, ...leaving.targets]) {
    const usual = isTried(target) ? [] : await leaving.usualAt(target);
    if (usual.length === 0) continue;
    if (arrival === 'document') {
      await openAgain(tab, path);
      place = await placeOf(tab, path);
    }
    // It has loaded a document itself.
    if (!(await page.evaluate(isInUse))) return arrival === 'page' ? [leadsAway] : [];
    arrival = await arrive(page, target);
    if (!arrival) return [`going to ${target} leads nowhere`];
    (arrival === 'page' ? passed : loaded).push(target);
    if (arrival === 'document') continue;
    const left = await lastingDifferences(tab, session, areasGoneAt(target, leaving), usual, leaving.patience);
    if (left.length > 0) return left;
  }
  if (passed.length === 0 && loaded.length > 0)
    return [`going to other areas loads documents: ${[...new Set(loaded)].join(', ')}`];
  if (arrival !== 'page' || !leaving.isTold) return [];
  return laterAfter(tab, session, place === undefined ? undefined : { path, place }, leaving, passed.at(-1) ?? '');
}

const areasGoneAt = (target: string, { areas, areaAt }: Leaving) => areas.filter((name) => name !== areaAt(target));

async function laterAfter(
  tab: OpenPage,
  session: CDPSession,
  /** Absent: it has led elsewhere itself. */
  from: { path: string; place: string } | undefined,
  leaving: Leaving,
  last: string,
): Promise<string[]> {
  const { page } = tab;
  const gone = areasGoneAt(last, leaving);
  const usual = await leaving.usualAt(last);
  await page.evaluate(tellOfAbsence);
  const usualAway = usual.flatMap(({ away }) => away ?? []);
  const whileAway = await lastingDifferences(tab, session, gone, usualAway, leaving.patience);
  if (whileAway.length > 0) return whileAway;
  await page.evaluate(tellOfReturn);
  const running = leaving.isWatched ? await runningCode(session, gone, limits.watched) : [];
  const usualAfter = usual.flatMap(({ back, ...before }) => [before, ...(back ? [back] : [])]);
  const left = await lastingDifferences(tab, session, gone, usualAfter, leaving.patience);
  if (left.length > 0 || !leaving.isWatched) return left;
  if (running.length > 0)
    return [`it leaves something behind on other pages, code that runs again and again: ${running.join(', ')}`];
  if (!(await until(() => page.evaluate(isAtTop)))) return ['pages that follow do not begin at their top'];
  if (!from) return [];
  const before = await memoryOf(page, session);
  if (!(await page.evaluate(goBack, from.place))) return [];
  const returned = await isAt(page, from.path);
  if (!returned && (await pathOf(page)) !== from.path) return ['the way back does not lead to it any more'];
  if (returned !== 'page') return [];
  await rest(tab);
  if (await page.evaluate(hasFailed)) return ['it fails when visitors come to it by a link'];
  if ((await arrive(page, last)) !== 'page') return [];
  const grown = (await memoryOf(page, session)) - before;
  return grown > mostKept ? [`it keeps more than ${mostKept} MB with each visit`] : [];
}

/** In MB, once what is not needed is gone. */
async function memoryOf(page: Page, session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
  return (usedSize + (backingStorageSize ?? 0) + (await page.evaluate(bytesOfBlobs))) / 1_000_000;
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
      () => [leadsAway],
    );
  let left = await look();
  if (left.length === 0) return left;
  const soon = await tab.page.evaluate(timeToWait, [...areas]).catch(() => 0);
  const end = performance.now() + Math.max(patience, soon > 0 ? soon + limits.ending : 0);
  await rest(tab);
  left = await look();
  while (left.length > 0 && performance.now() < end) {
    await wait(limits.between);
    left = await look();
  }
  return left;
}
