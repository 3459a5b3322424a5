import { pinnedNode } from '@agile-languages/shared/build/checkout';
import type { Page } from '@playwright/test';
import { delivery } from '../../src/places.ts';
import { run } from '../../src/run.ts';
import { siteEnv, startSite } from '../../src/site/start-site.ts';
import { passUntil, stopClock } from '../../src/still-clock.ts';
import { expect, test } from '../../src/test.ts';
import { hydrated } from '../../src/watch-document.ts';

const thanks = 'Thank you. Your message has been sent successfully';
const mailService = '**/api/v1.0/email/send';
const testMessage = {
  'Full Name': 'Test Person',
  'E-mail': 'person@example.test',
  Company: 'Test Company',
  Country: 'Republic of Peru',
  Message: 'Test message',
};

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Contact Us' });
const toast = (page: Page) => page.locator('.Toastify__toast');

async function fill(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(testMessage))
    await dialog(page).getByRole('textbox', { name, exact: true }).fill(text);
}

for (const path of ['/', '/for-companies', '/for-startups', '/certificate-registry', '/nothing-here'])
  test(`${path}: Contact Us opens the modal without errors; x and backdrop close it, the focus returns`, {
    tag: '@all',
  }, async ({ page, problems }) => {
    problems.allow(/404/);
    await page.goto(path);
    await hydrated(page);
    const opener = page
      .getByRole('main')
      .getByRole(path === '/' ? 'button' : 'link', { name: 'Contact Us' })
      .first();

    await opener.click();
    await expect(dialog(page).getByRole('textbox')).toHaveCount(5);
    await expect(dialog(page).locator('[aria-invalid]')).toHaveCount(0);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(5, 450);

    await expect(dialog(page)).toBeHidden();
    await expect(opener).toBeFocused();
  });

test('message sent: the toast is at the top centre for two seconds, the thanks are announced for ten', async ({
  page,
}) => {
  await page.goto('/for-companies');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).first().click();
  await fill(page);
  await stopClock(page);
  const answered = page.waitForResponse(mailService);
  await dialog(page).getByRole('button', { name: 'Send' }).click();
  expect((await answered).status()).toBe(200);

  await passUntil(page, () => toast(page).isVisible());
  await expect(toast(page)).toHaveText(thanks);
  const box = (await toast(page).boundingBox()) ?? { x: 0, y: 1000, width: 0 };
  expect(box.y).toBeLessThan(120);
  expect(Math.abs(box.x + box.width / 2 - 720)).toBeLessThan(10);
  await page.clock.runFor(1500);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(1000);
  await passUntil(page, () => toast(page).isHidden());
  await expect(dialog(page).getByRole('status')).toHaveText(thanks);
  for (const name of Object.keys(testMessage))
    await expect(dialog(page).getByRole('textbox', { name, exact: true })).toHaveValue('');
});

test('local storage blocked: the message is sent all the same, and the storage stays blocked', { tag: '@all' }, async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('test: blocked', 'SecurityError');
      },
    }),
  );
  await page.goto('/for-companies');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).first().click();
  await fill(page);

  await dialog(page).getByRole('button', { name: 'Send' }).click();

  await expect(toast(page)).toHaveText(thanks);
  await expect(page.evaluate(() => localStorage.length)).rejects.toThrow('test: blocked');
});

test('e-mail service configured: it alone gets the message, in the shape that EmailJS takes', { tag: '@all' }, async ({
  page,
  site,
  ownStore: { folders },
}) => {
  const settings = {
    MAIL_ORIGIN: 'https://mail.example',
    MAIL_PUBLIC_KEY: 'test-key',
    MAIL_SERVICE_ID: 'test-service',
    MAIL_TEMPLATE_MODAL: 'test-modal',
  };
  const prerendered = await run(pinnedNode, [delivery, 'configure'], {
    env: { ...siteEnv(folders, site), ...settings },
  });
  expect(prerendered.code, prerendered.output).toBe(0);
  const own = await startSite(folders, site, settings);
  const asked: { url: string; body: unknown }[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/email/send')) asked.push({ url: request.url(), body: request.postDataJSON() });
  });
  await page.route('https://mail.example/**', (route) =>
    route.fulfill({ body: 'OK', headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' } }),
  );
  await page.goto(`${own.url}/for-companies`);
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).first().click();
  await fill(page);
  await dialog(page).getByRole('button', { name: 'Send' }).click();
  await expect(toast(page)).toHaveText(thanks);
  await own.stop();

  expect(asked).toEqual([
    {
      url: 'https://mail.example/api/v1.0/email/send',
      body: {
        lib_version: expect.any(String),
        user_id: 'test-key',
        service_id: 'test-service',
        template_id: 'test-modal',
        template_params: {
          fullName: 'Test Person',
          email: 'person@example.test',
          organization: 'Test Company',
          message: 'Test message',
          country: 'Republic of Peru',
          id: '',
        },
      },
    },
  ]);
});

test('390 px, form before its code: as high as with it', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const height = () =>
    page.locator('#contact').evaluate((section) => Math.round(section.getBoundingClientRect().height));
  const before = await height();

  await Promise.all([page.waitForResponse(/contact\.\w+\.js/), page.locator('#contact').scrollIntoViewIfNeeded()]);
  await page.getByLabel('Surname').fill('Test');
  await page.getByLabel('Name', { exact: true }).focus();

  await expect.poll(async () => Math.abs((await height()) - before)).toBeLessThanOrEqual(1);
});
