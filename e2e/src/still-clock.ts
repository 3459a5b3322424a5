import { expect, type Page } from '@playwright/test';

/**
 * Lets the time of the next documents stand still, so that a limit of the page does not pass while the machine is slow.
 * Timers, frames that the page asks for and `Date` wait until a test lets time pass; CSS, network and promises go on.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Lets time pass in steps of some milliseconds until something is there that comes by timers and by the network. */
export async function passUntil(page: Page, isThere: () => boolean | Promise<boolean>, ms = 20): Promise<void> {
  const step = async () => {
    await page.clock.runFor(ms);
    return isThere();
  };
  await expect.poll(step, { intervals: [20] }).toBe(true);
}
