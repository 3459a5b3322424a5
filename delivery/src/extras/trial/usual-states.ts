import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { arrive, until } from './arrive.ts';
import { tellOfAbsence, tellOfReturn } from './in-left-page.ts';
import { beginUse } from './in-used-page.ts';
import { type OpenPage, rest } from './rest.ts';
import { type PageState, stateOf, type UsualState } from './state-of-tab.ts';

/** In milliseconds. */
const limits = { between: 100, patience: 5000 };

/** A page is told where it is left for last, which is one of these. What the shell makes of it may last. */
const mostTold = 2;

/**
 * In a tab that was on none of what is tried. @param note gets `undefined` where a page does not arrive or never rests
 */
export async function usualStates(
  tab: OpenPage,
  targets: readonly string[],
  note: (target: string, state: UsualState | undefined) => void | Promise<void>,
): Promise<void> {
  const { page } = tab;
  const session = await page.context().newCDPSession(page);
  const begin = async () => {
    await until(() => page.evaluate(() => 'hydrated' in document.documentElement.dataset));
    await page.evaluate(beginUse);
  };
  const stateAt = async (target: string) => {
    const arrival = await arrive(page, target);
    if (arrival === 'document') await begin();
    const isThere = arrival === 'page' && (await rest(tab));
    return isThere ? settledState(page, session) : undefined;
  };
  await begin();
  const last = targets.slice(-mostTold);
  const states = new Map<string, UsualState | undefined>();
  for (const target of targets) {
    const state = await stateAt(target);
    if (last.includes(target)) states.set(target, state);
    else await note(target, state);
  }
  for (const target of last.toReversed()) {
    const state = states.get(target);
    const isThere = target === last.at(-1) || (await stateAt(target));
    await note(target, state && isThere ? { ...state, ...(await statesWhenTold(page, session)) } : state);
  }
}

async function statesWhenTold(page: Page, session: CDPSession): Promise<Pick<UsualState, 'away' | 'back'>> {
  await page.evaluate(tellOfAbsence);
  const away = await settledState(page, session);
  await page.evaluate(tellOfReturn);
  return { away, back: await settledState(page, session) };
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
