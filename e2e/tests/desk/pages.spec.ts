import type { Page } from '@playwright/test';
import { axeFinds } from '../../src/axe.ts';
import { expect, test } from '../../src/desk-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What the title of each page contains. */
const pages = {
  overviews: { '/': 'Today', '/classes': 'Classes', '/members': 'Members', '/messages': 'Inbox', '/staff': 'Staff' },
  classes: {
    '/classes/500017': 'evening track',
    '/classes/500017/cancel': 'Cancel',
    '/classes/500017/participants': 'Participants',
  },
  people: {
    '/members/demo-member': 'Demo Member',
    '/invitations': 'Invitations',
    '/search?q=e': 'Search',
    '/keys': 'Partner keys',
    '/audit': 'Audit log',
    '/account': 'Account',
  },
  content: {
    '/questions': 'Questions',
    '/experts/900010': '',
    '/nothing/here': 'There is no such page',
  },
};

/** How each page is looked at as a whole. */
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

for (const [part, titles] of Object.entries(pages))
  test(`${part}: no page is wider than the window; axe finds nothing, light and dark`, async ({ signedIn: page }) => {
    for (const [path, title] of Object.entries(titles)) {
      await page.goto(`/desk${path}`, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      await expect(page.locator('main [class*="skeleton"]')).toHaveCount(0);
      await expect(page).toHaveTitle(/ - Desk$/);
      await lookAt(page, path);
    }
  });
