import { askDesk, createClass, createMember } from '../../src/site/own-data.ts';
import { expect, test } from '../../src/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const trainer = { email: 'trainer@example.com', password: 'trainer123', code: '' };

test('booking: marked as paid by hand, with date, reference and note; list and page of the member say so', async ({
  page,
  site,
}) => {
  const { email } = await createMember(page.request);
  await askDesk('/enrolments', { data: { email, classId: await createClass() } });
  await page.request.post('/desk/api/sign-in', { headers: { origin: site }, data: trainer });
  const list = `/desk/bookings?q=${encodeURIComponent(email)}`;
  await page.goto(list, { waitUntil: 'commit' });
  const row = page.getByRole('table').getByRole('row').filter({ hasText: '480 EUR' });
  await expect(row).toContainText('Open');
  await row.getByRole('link').first().click();

  await page.getByLabel('Payment', { exact: true }).selectOption('Paid');
  await page.getByLabel('Payment date').fill('2026-11-20');
  await page.getByLabel('Reference').fill('TX-77');
  await page.getByLabel('Payment note').fill('By transfer');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'History' }).locator('..')).toContainText('Payment: Open to Paid');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByLabel('Payment date')).toHaveValue('2026-11-20');
  await expect(page.getByLabel('Reference')).toHaveValue('TX-77');
  await expect(page.getByLabel('Payment note')).toHaveValue('By transfer');

  await page.getByRole('link', { name: 'The member' }).click();
  await expect(page.getByRole('table').getByRole('link', { name: /^480 EUR \(paid\)/ })).toBeVisible();
  await page.goto(list, { waitUntil: 'commit' });
  await expect(row).toContainText('Paid');
});
