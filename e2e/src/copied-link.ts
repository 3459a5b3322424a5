import { expect, type Page } from '@playwright/test';

/** The clipboard still has what another page has put there until this one says that it is copied. */
export async function copiedLink(page: Page, button: string): Promise<string> {
  await page.getByRole('button', { name: button }).press('Enter');
  await expect(page.getByText('Copied.', { exact: true })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}
