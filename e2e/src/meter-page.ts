import type { Page } from '@playwright/test';
import { tabTo } from './tab-walk.ts';
import { expect } from './test.ts';
import { hydrated } from './watch-document.ts';

export const testCodes = [
  'CscBAACAAQAAAIABAAAAAAAAAAAAiw',
  'CgMAAAAAAA4AAAAABgAAAAAAAAAAtQ',
  'CsAfAAAAAAAYAAAAAAAAAAAAAAAA4A',
];

export const button = (page: Page, name: string) => page.locator('#meter').getByRole('button', { name, exact: true });
const level = (page: Page) => page.getByRole('meter', { name: 'Agile Communication Level' });
export const shows = (page: Page, percent: number) =>
  expect(level(page)).toHaveAttribute('aria-valuetext', `Agile Communication Level: ${percent}%`);

export async function openMeter(page: Page, code?: string) {
  await page.goto('/');
  await hydrated(page);
  await page.goto(code ? `/#meter=${code}` : '/#meter');
}

export async function openTool(page: Page, name: string) {
  await openMeter(page);
  await tabTo(button(page, name));
  await page.keyboard.press('Enter');
}
