import { expect, type Page } from '@playwright/test';
import { hydrated, layoutShift, watchDocument } from './watch-document.ts';

/** A list whose document has its first page is opened at its second one. */
export async function firstRowsAreNeverSeen(page: Page, path: string): Promise<void> {
  const script = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  await page.route('**/areas/shell/*/browser/main.*.js', (route) => script.promise.then(() => route.continue()));
  await page.route('**/calle/*', (route) => answer.promise.then(() => route.continue()));
  await watchDocument(page);
  const first = page.getByText(/^Showing 1 to 10 of/);

  await page.goto(`${path}?limit=10&endLimit=20`, { waitUntil: 'commit' });
  await expect(first).toHaveCount(1);
  await expect(first).toBeHidden();
  script.resolve();
  await expect(first).toHaveCount(0);
  answer.resolve();

  await expect(page.getByText(/^Showing 11 to 20 of/)).toBeVisible();
  await hydrated(page);
  expect(await layoutShift(page, false)).toEqual({ total: 0, moved: [] });
}
