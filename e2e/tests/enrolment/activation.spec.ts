import { createClass, invite, keyOf } from '../../src/site/own-data.ts';
import { expect, test } from '../../src/test.ts';

test('invited member, by keyboard alone: from the link to the app site, with exactly three calls', async ({ page }) => {
  const classId = await createClass();
  const { link, passCode } = await invite(page.request, classId);
  const calls: { path: string; method: string; body: unknown }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/'))
      calls.push({ path: pathname, method: request.method(), body: request.postDataJSON() });
  });
  await page.goto(link);
  await expect(page.getByLabel('Activation key')).toHaveValue(keyOf(link));
  await expect(page.getByLabel('Activation key')).toHaveJSProperty('readOnly', true);

  await page.getByLabel('Activation key').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(passCode);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Resend pass code' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('test-password-1');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('test-password-1');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Have a discount code?')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeFocused();
  await page.keyboard.press('Space');

  await expect(page.getByRole('status').filter({ hasText: 'You are signed in as Test Newcomer' })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  expect(calls).toEqual([
    { path: '/api/calle/GetCatcha', method: 'POST', body: { kv: { apiId: 'GetCatcha' } } },
    {
      path: '/api/calle/passreg',
      method: 'POST',
      body: {
        kv: {
          activationKey: keyOf(link),
          apiId: 'reg',
          passCode,
          password: 'test-password-1',
          repassword: 'test-password-1',
        },
      },
    },
    {
      path: '/api/calls/enroll',
      method: 'POST',
      body: { kv: { cookie: token, apiId: 'GetEnrolledClassInfo', fkClassId: classId } },
    },
  ]);
});

test('resend: the exact call and sentence, a locked button with a countdown, the earlier code has ended', {
  tag: '@all',
}, async ({ page }) => {
  const classId = await createClass();
  const { link, passCode } = await invite(page.request, classId);
  await page.goto(`/register/${classId}`);
  const resend = page.getByRole('button', { name: 'Resend pass code' });
  await expect(resend).toBeDisabled();
  await page.getByLabel('Activation key').fill(keyOf(link));
  const asked = page.waitForRequest('**/calle/repassreg');

  await resend.click();

  expect((await asked).postDataJSON()).toEqual({ kv: { activationKey: keyOf(link), apiId: 'reg' } });
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Pass Code re-sent again. You can re-send the Pass Code after 15seconds.Please check your email!',
  );
  await expect(resend).toBeDisabled();
  await expect(page.getByLabel('Pass code')).toBeFocused();

  await page.getByLabel('Pass code').fill(passCode);
  await page.getByLabel('Password', { exact: true }).fill('test-password-1');
  await page.getByLabel('Repeat password').fill('test-password-1');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert')).not.toHaveText('');
  await expect(page).toHaveURL(`/register/${classId}`);
});
