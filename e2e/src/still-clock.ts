import { expect, type Page } from '@playwright/test';

/** Timers, frames and `Date` wait, so that no limit of the page passes; CSS, network and promises go on. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

export async function passUntil(page: Page, isThere: () => boolean | Promise<boolean>, ms = 20): Promise<void> {
  const step = async () => {
    await page.clock.runFor(ms);
    return isThere();
  };
  await expect.poll(step, { intervals: [20] }).toBe(true);
}
