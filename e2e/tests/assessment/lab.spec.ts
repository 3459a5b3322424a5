import { expect, test } from '../../src/test.ts';
import { hydrated } from '../../src/watch-document.ts';

const testText = 'As a cook, I want to lock the menu on Friday, so that nobody shops twice.';

test('Card Lab: a pasted text is read without a request, and its findings go to the meter as a proposal', async ({
  page,
}) => {
  await page.goto('/lab', { waitUntil: 'networkidle' });
  await hydrated(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));

  await page.getByRole('textbox', { name: 'Your text' }).fill(testText);
  await expect(page.getByRole('heading', { name: /^Found 3, vague 0/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'As a cook' })).toBeVisible();
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('lab'))).toBeNull();

  await page.getByRole('button', { name: 'Take to the meter' }).click();
  await expect(page.getByText(/This is what Card Lab read in your text/).first()).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Case 4/ })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Agile Communication Level Meter.' })).toBeInViewport();
  expect(page.url()).not.toContain('cook');
});
