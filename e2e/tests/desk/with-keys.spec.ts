import { lookAt } from '../../src/look-at.ts';
import { expect, test } from '../../src/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const trainer = { email: 'trainer@example.com', password: 'trainer123', code: '' };

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
