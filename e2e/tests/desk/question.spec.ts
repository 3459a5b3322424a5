import { randomUUID } from 'node:crypto';
import { expect, test } from '../../src/desk-test.ts';
import { tabTo } from '../../src/tab-walk.ts';

test('question: written with the keyboard alone, on the site once it is published, off it when it is deleted, and back', {
  tag: '@all',
}, async ({ page }) => {
  const question = `May a test ask this: ${randomUUID()}?`;
  await page.goto('/desk', { waitUntil: 'commit' });
  await tabTo(page.getByRole('textbox', { name: 'E-mail' }));
  await page.keyboard.type('trainer@example.com');
  await tabTo(page.getByRole('textbox', { name: 'Password' }));
  await page.keyboard.type('trainer123');
  await page.keyboard.press('Enter');
  await page.getByRole('navigation', { name: 'Sections' }).getByText('Content', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('link', { name: 'Questions', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('link', { name: 'New question' }));
  await page.keyboard.press('Enter');

  await tabTo(page.getByRole('textbox', { name: 'Question' }));
  await page.keyboard.type(question);
  await tabTo(page.getByRole('combobox', { name: 'Topic' }));
  await page.keyboard.type('membership');
  await tabTo(page.getByRole('textbox', { name: 'Answer' }));
  await page.keyboard.type('It may.');
  await tabTo(page.getByRole('button', { name: 'Publish' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Published.' })).toBeVisible();

  const site = await page.context().newPage();
  await site.goto('/faq');
  await expect(site.getByRole('button', { name: question })).toBeVisible();

  await tabTo(page.getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Deleted. It can be brought back.')).toBeVisible();
  await site.reload();
  await expect(site.getByRole('button', { name: question })).toHaveCount(0);

  await tabTo(page.getByRole('button', { name: 'Bring back' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('It is back.')).toBeVisible();
  await site.reload();
  await expect(site.getByRole('button', { name: question })).toBeVisible();
});
