import type { Page } from '@playwright/test';
import { axeFinds } from '../../src/axe.ts';
import { allBut, expect, test } from '../../src/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const trainer = { email: 'trainer@example.com', password: 'trainer123', code: '' };

const pages = {
  start: { '/': 'Today', '/classes': 'Classes' },
  overviews: { '/members': 'Members', '/messages': 'Inbox', '/staff': 'Staff' },
  classes: {
    '/classes/500017': 'evening track',
    '/classes/500017/cancel': 'Cancel',
    '/classes/500017/postpone': 'Postpone',
    '/classes/500017/participants': 'Participants',
    '/classes/500017/write': 'Mail participants',
  },
  people: {
    '/members/demo-member': 'Demo Member',
    '/invitations': 'Invitations',
    '/bookings': 'Bookings',
    '/company-bookings': 'Company bookings',
    '/company-bookings/new': 'New company booking',
    '/discounts': 'Discount codes',
    '/search?q=e': 'Search',
    '/keys': 'Partner keys',
    '/settings': 'Settings',
    '/audit': 'Audit log',
    '/reports?from=2020-01&until=2040-12': 'Reports',
    '/account': 'Account',
  },
  content: {
    '/questions': 'Questions',
    '/experts/900010': '',
    '/texts': 'Texts',
    '/texts/terms': 'Terms and conditions',
    '/mail-texts/invitation': 'Invitation of a member',
    '/nothing/here': 'There is no such page',
  },
};

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

test('sign-in: not wider than the window; axe finds nothing, light and dark', { tag: '@all' }, async ({ page }) => {
  await page.goto('/desk', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to the desk');
  await lookAt(page, '/desk');
});

for (const [part, titles] of Object.entries(pages))
  test(`${part}: no page is wider than the window; axe finds nothing, light and dark`, {
    tag: allBut(part === 'start'),
  }, async ({ page, site }) => {
    await page.request.post('/desk/api/sign-in', { headers: { origin: site }, data: trainer });
    for (const [path, title] of Object.entries(titles)) {
      await page.goto(`/desk${path}`, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      await expect(page.locator('main [class*="skeleton"]')).toHaveCount(0);
      await expect(page).toHaveTitle(/ - Desk$/);
      await lookAt(page, path);
    }
  });

test('one session of a class: opened, moved and left out with keys; axe finds nothing, light and dark', {
  tag: '@all',
}, async ({ page, site }) => {
  await page.request.post('/desk/api/sign-in', { headers: { origin: site }, data: trainer });
  await page.goto('/desk/classes/500017', { waitUntil: 'commit' });
  const change = page.getByRole('button', { name: /^Change the session on / }).nth(2);
  await change.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Date', { exact: true })).toBeFocused();
  await lookAt(page, '/classes/500017, one session');

  await page.getByLabel('Until', { exact: true }).fill('23:45');
  await page.getByLabel('Until', { exact: true }).press('Enter');
  const others = page.getByRole('textbox', { name: 'Other dates' });
  await expect(others).toHaveValue(/^\S+: \S+ \d\d:\d\d-23:45$/);
  await expect(page.getByRole('heading', { name: 'Sessions', exact: true })).toBeFocused();
  await expect(change).toBeEnabled();
  await change.press('Enter');
  await page.getByRole('button', { name: 'Leave it out' }).press('Enter');
  await expect(others).toHaveValue(/^\S+: left out$/);
  await expect(page.getByRole('list', { name: 'Left out' }).getByRole('listitem')).toHaveCount(1);
  await lookAt(page, '/classes/500017, one date left out');
});

test('words of a mail: a field inserted and the mail shown with keys; axe finds nothing, light and dark', {
  tag: '@all',
}, async ({ page, site }) => {
  await page.request.post('/desk/api/sign-in', { headers: { origin: site }, data: trainer });
  await page.goto('/desk/mail-texts/invitation', { waitUntil: 'commit' });
  const subject = page.getByRole('textbox', { name: 'Subject' });
  await subject.fill('For ');
  await page.getByRole('button', { name: '{name}' }).press('Enter');
  await expect(subject).toHaveValue('For {name}');
  await expect(subject).toBeFocused();
  await page.getByRole('button', { name: 'Show the mail' }).press('Enter');
  await expect(page.getByRole('article', { name: 'For Demo Trainer' })).toContainText('Pass code: 123456');
  await lookAt(page, '/mail-texts/invitation, shown');
});
