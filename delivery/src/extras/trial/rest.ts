import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { arrangement } from './page-state.ts';

/** In milliseconds; looks are some frames each, so that a busy machine takes longer. */
const limits = { between: 40, silent: 300, looks: 6, patience: 8000 };

export interface OpenPage {
  page: Page;
  underWay: () => number;
  forgetHeard?: () => void;
}

/** No request for a while, no font and no code awaited, nothing moved. @returns whether it rests in time */
export async function rest({ page, underWay }: OpenPage): Promise<boolean> {
  const end = performance.now() + limits.patience;
  let [since, looks, before] = [performance.now(), 0, ''];
  while (performance.now() < end) {
    const now = await page.evaluate(arrangement).catch(() => undefined);
    looks += 1;
    if (underWay() > 0 || !now || now !== before) [since, looks] = [performance.now(), 0];
    else if (looks >= limits.looks && performance.now() - since >= limits.silent) return true;
    before = now ?? '';
    await wait(limits.between);
  }
  return false;
}

export async function silence({ underWay }: OpenPage): Promise<void> {
  const end = performance.now() + limits.patience;
  let since = performance.now();
  while (performance.now() - since < limits.silent && performance.now() < end) {
    if (underWay() > 0) since = performance.now();
    await wait(limits.between);
  }
}
