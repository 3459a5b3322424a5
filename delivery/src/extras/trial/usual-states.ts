import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { arrive, until } from './arrive.ts';
import { beginUse } from './in-used-page.ts';
import { type OpenPage, rest } from './rest.ts';
import { type PageState, stateOf } from './state-of-tab.ts';

/** In milliseconds. */
const limits = { between: 100, patience: 5000 };

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
  const begin = async () => {
    await until(() => page.evaluate(() => 'hydrated' in document.documentElement.dataset));
    await page.evaluate(beginUse);
  };
  await begin();
  for (const target of targets) {
    const arrival = await arrive(page, target);
    if (arrival === 'document') await begin();
    const isThere = arrival === 'page' && (await rest(tab));
    await note(target, isThere ? await settledState(page, session) : undefined);
  }
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
