import { chromium } from '@playwright/test';
import type { Found } from './find-browser.ts';

/** Launches the browser and opens a page in it. @throws when either does not work. */
export async function probe({ executablePath, args }: Omit<Found, 'name'>): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: [...args], timeout: 20_000 });
  try {
    const page = await browser.newPage();
    await page.goto('data:text/html,<title>ready</title>', { timeout: 10_000 });
    if ((await page.title()) !== 'ready') throw new Error('It opens no page.');
  } finally {
    await browser.close();
  }
}
