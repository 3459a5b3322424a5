import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { type Look, lookAt } from '../../src/look-at.ts';
import { createClass } from '../../src/site/own-data.ts';
import { expect, test } from '../../src/test.ts';

const narrowAndWide: Look[] = [
  { width: 320, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
];
const thanks = 'Thank you. Your message has been sent successfully';
const mailsOf = async (page: Page) => (await page.request.get('/outbox')).text();

async function withoutScripts(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
    viewport: { width: 390, height: 844 },
  });
  return context.newPage();
}

test('contact form of the home page without scripts: faults beside the fields, then sent by keys and thanked for', async ({
  browser,
  page,
  problems,
  site,
}) => {
  const plain = await withoutScripts(browser, site);
  const words = `Test message ${randomUUID()}`;
  await plain.goto('/for-companies');
  await plain.getByRole('main').getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(plain).toHaveURL('/#contact');
  await expect(plain.getByText(/needs scripts/)).toHaveCount(0);
  const form = plain.locator('#contact form');
  await form.getByLabel('Surname').fill('Person');
  await form.getByLabel('Message').fill(words);
  await form.getByRole('button', { name: 'Send' }).click();

  await expect(plain).toHaveTitle(/^Not sent: Contact Us/);
  await expect(plain.getByRole('alert')).toBeFocused();
  await expect(plain.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('First name is required');
  await expect(plain.getByLabel('E-mail')).toHaveAccessibleDescription('Email name is required');
  await expect(plain.getByLabel('Surname')).toHaveValue('Person');
  await plain.keyboard.press('Tab');
  await expect(plain.getByRole('link', { name: 'Name: First name is required' })).toBeFocused();
  await plain.keyboard.press('Enter');
  await plain.getByLabel('Name', { exact: true }).fill('Test');
  await plain.getByLabel('E-mail').fill('person@example.com');
  await plain.getByLabel('E-mail').press('Enter');

  await expect(plain.getByRole('status')).toHaveText(thanks);
  await plain.reload();
  const mails = await mailsOf(page);
  expect(mails.split(words)).toHaveLength(2);
  await plain.context().close();

  problems.allow(/422/);
  await page.goto('/app/contact');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await lookAt(page, 'form without scripts', narrowAndWide);
});

test('place asked for without scripts, from the page of the class: with the class, then sent and thanked for', {
  tag: '@enrolment',
}, async ({ browser, page, problems, site }) => {
  const classId = await createClass();
  const words = `Also for a colleague? ${randomUUID()}`;
  const plain = await withoutScripts(browser, site);
  await plain.goto(`/login/${classId}`);
  await plain.getByRole('main').getByRole('link', { name: 'Log in, or ask for a place' }).click();
  await plain.getByRole('link', { name: 'Ask for a place' }).click();
  await expect(plain).toHaveURL(`/app/ask/${classId}`);
  await plain.goto(`/ask/${classId}`);
  await plain.getByRole('link', { name: 'Ask for a place without scripts' }).click();

  await expect(plain).toHaveURL(`/app/ask/${classId}`);
  await expect(plain.getByRole('region', { name: 'The class' })).toContainText('480 EUR');
  await plain.getByLabel('Message').fill(words);
  await plain.getByRole('button', { name: 'Ask for a place' }).click();
  await expect(plain.getByLabel('Name')).toHaveAccessibleDescription('Write your name.');
  await expect(plain.getByLabel('Message')).toHaveValue(words);
  await plain.getByLabel('Name').fill('Test Person');
  await plain.getByLabel('E-mail').fill('visitor@example.com');
  await plain.getByRole('button', { name: 'Ask for a place' }).press('Enter');

  await expect(plain.getByRole('status')).toHaveText('We have your request. We answer by e-mail.');
  expect((await mailsOf(page)).split(words)).toHaveLength(2);
  await plain.getByRole('link', { name: 'Back to the class' }).click();
  await expect(plain).toHaveURL(`/class/${classId}`);
  await plain.context().close();

  problems.allow(/422/);
  await page.goto(`/app/ask/${classId}`);
  await page.getByRole('button', { name: 'Ask for a place' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await lookAt(page, 'form without scripts', narrowAndWide);
});
