import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { isThere, leaveBy } from './in-left-page.ts';

/** In milliseconds. */
const limits = { arrival: 8000, between: 40 };

export async function arrive(page: Page, target: string): Promise<'page' | 'document' | undefined> {
  return (await page.evaluate(leaveBy, target)) ? isAt(page, target) : undefined;
}

export const isAt = (page: Page, target: string) => until(() => page.evaluate(isThere, target));

export async function until<Answer>(look: () => Promise<Answer>): Promise<Answer | undefined> {
  const end = performance.now() + limits.arrival;
  while (performance.now() < end) {
    const answer = await look().catch(() => undefined);
    if (answer) return answer;
    await wait(limits.between);
  }
  return undefined;
}

export const pathOf = (page: Page) => page.evaluate(() => location.pathname).catch(() => undefined);
