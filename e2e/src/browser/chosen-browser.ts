import { chromium } from '@playwright/test';
import { candidates, type Found, findBrowser } from './find-browser.ts';
import { thisMachine } from './machine.ts';

export async function chosenBrowser(): Promise<Found> {
  const chosen = process.env.E2E_CHOSEN_BROWSER;
  if (chosen) return JSON.parse(chosen);
  const found = await findBrowser(candidates(thisMachine), probe);
  process.env.E2E_CHOSEN_BROWSER = JSON.stringify(found);
  return found;
}

async function probe({ executablePath, args }: Omit<Found, 'name'>): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: [...args], timeout: 20_000 });
  try {
    const page = await browser.newPage();
    await page.goto('data:text/html,<title>ready</title>', { timeout: 10_000 });
    if ((await page.title()) !== 'ready') throw new Error('It opens no page.');
  } finally {
    await browser.close();
  }
}
