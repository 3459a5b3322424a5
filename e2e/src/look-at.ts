import { expect, type Page } from '@playwright/test';
import { axeFinds } from './axe.ts';

export const looks = [
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const satisfies Look[];

export interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
}

/** The page stays: its styles alone depend on both. */
export async function lookAt(page: Page, what: string, seen: readonly Look[] = looks): Promise<void> {
  for (const { width, colorScheme } of seen) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(sideways, `${what}, ${width} px`).toBeLessThanOrEqual(0);
    expect.soft(await axeFinds(page), `${what}, ${width} px, ${colorScheme}`).toEqual([]);
  }
}
