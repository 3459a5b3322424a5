import type { Page } from '@playwright/test';
import { axeFinds } from '../../src/axe.ts';
import { expect, test } from '../../src/desk-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pages = {
  '/': 'Today',
  '/messages': 'Inbox',
  '/members': 'Members',
  '/members/demo-member': 'Demo Member',
  '/invitations': 'Invitations',
  '/classes': 'Classes',
  '/classes/500017': 'evening track',
  '/classes/500017/cancel': 'Cancel',
  '/classes/500017/participants': 'Participants',
  '/questions': 'Questions',
  '/questions/new': 'New question',
  '/experts': 'Experts',
  '/experts/900010': '',
  '/staff': 'Staff',
  '/audit': 'Audit log',
  '/account': 'Account',
  '/nothing/here': 'There is no such page',
};

/** How the page is looked at as a whole. */
const looks = { 390: 'light', 1440: 'dark' } as const;

async function lookAt(page: Page, path: string) {
  for (const [width, colorScheme] of Object.entries(looks)) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    await page.emulateMedia({ colorScheme });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(sideways, `${path}, ${width} px`).toBeLessThanOrEqual(0);
    expect.soft(await axeFinds(page), `${path}, ${width} px, ${colorScheme}`).toEqual([]);
  }
}

test('sign-in: not wider than the window; axe finds nothing, light and dark', async ({ page }) => {
  await page.goto('/desk', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to the desk');
  await lookAt(page, '/desk');
});

for (const [path, title] of Object.entries(pages))
  test(`${path}: not wider than the window; axe finds nothing, light and dark`, async ({ signedIn: page }) => {
    await page.goto(`/desk${path}`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(page).toHaveTitle(/ - Desk$/);
    await lookAt(page, path);
  });
