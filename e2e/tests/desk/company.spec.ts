import { axeFinds } from '../../src/axe.ts';
import { expect, test } from '../../src/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const trainer = { email: 'trainer@example.com', password: 'trainer123', code: '' };

test('company booking: made, corrected, a person named and a seat given back with keys; axe finds nothing, light and dark', {
  tag: '@all',
}, async ({ page, site }) => {
  await page.request.post('/desk/api/sign-in', { headers: { origin: site }, data: trainer });
  await page.goto('/desk/company-bookings/new', { waitUntil: 'commit' });
  const classes = page.getByLabel('Class', { exact: true });
  const ahead = classes
    .getByRole('option')
    .filter({ hasText: /\(\d+ seats left\)$/ })
    .first();
  await expect(ahead).toBeAttached();
  const option = await ahead.getAttribute('value');
  await classes.selectOption(option);
  await page.getByLabel('Seats').fill('2');
  await page.getByLabel('Company').fill('Test & Co');
  await page.getByRole('button', { name: 'Book' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test & Co');
  await expect(page.getByText('0 of 2 seats with a name.')).toBeVisible();

  await page.getByLabel('Address').fill('Test Street 1');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Saved.')).toBeVisible();

  await page.getByLabel('E-mail', { exact: true }).fill(`company-${Date.now()}@example.com`);
  await page.getByLabel('Name', { exact: true }).fill('Test Person');
  await page.getByRole('button', { name: 'Give a seat' }).press('Enter');
  await expect(page.getByText('1 of 2 seats with a name.')).toBeVisible();

  for (const width of [390, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await axeFinds(page)).toEqual([]);
    }

  await page.getByRole('button', { name: 'Give back' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Give 1 seat back' }).press('Enter');
  await expect(page.getByText('1 of 1 seat with a name.')).toBeVisible();
  await expect(page.getByText('1 seat was given back.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the booking' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await dialog.getByRole('button', { name: 'Cancel the booking' }).press('Enter');
  await expect(page.getByText(/^Given back, /)).toBeVisible();
});
