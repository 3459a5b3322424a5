import type { Page } from '@playwright/test';
import { expect, test } from '../../src/test.ts';
import { hydrated } from '../../src/watch-document.ts';

/** Marks of case 3 with a few topics of Money, Data Flow and User Story off. */
const testCode = 'CscBAACAAQAAAIABAAAAAAAAAAAAiw';

async function pagesOf(page: Page, pageRanges = ''): Promise<string[]> {
  const file = (await page.pdf({ preferCSSPageSize: true, pageRanges })).toString('latin1');
  return [...file.matchAll(/\/MediaBox \[([^\]]+)\]/g)].map(([, size = '']) => size);
}

test('own report on paper: cover, results, plan and method on A4, and no other print', { tag: '@all' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    globalThis.print = () => {};
  });
  await page.goto(`/#meter=${testCode}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.locator('#meter').getByRole('button', { name: 'Report', exact: true }).click();
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect(page.getByText('Made in the browser of the person who filled it in.')).toBeAttached();

  expect(await pagesOf(page)).toEqual(Array(4).fill('0 0 594.95996 841.91998'));

  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByText('Made in the browser of the person who filled it in.')).not.toBeAttached();
  expect(await pagesOf(page, '1')).toEqual(['0 0 612 792']);
});

test('plan of My Needs on paper: two A4 pages at most, with every session, and no instruction', {
  tag: '@assessment',
}, async ({ page }) => {
  await page.goto('/my-needs?people=3#product-owner');
  await hydrated(page);
  await page.getByRole('link', { name: 'Dates and prices' }).click();
  const plan = page.getByRole('region', { name: 'Your plan, with dates and prices' });
  await expect(plan.getByText(/^Together/)).toBeVisible();
  await expect(plan.getByRole('button', { name: 'Show every session' })).toBeVisible();

  await page.emulateMedia({ media: 'print' });

  await expect(plan.getByRole('list', { name: 'Sessions' }).first()).toBeVisible();
  const printed = (await plan.innerText()).replaceAll(/\s+/g, ' ');
  expect(printed).toMatch(/\b\d sessions, [^.]*, [A-Z][\p{L}]+ [A-Z][\p{L}]+, \d+ seats left\./u);
  expect(printed).toMatch(/[A-Z][a-z]{2} \d+ [A-Z][a-z]{2}, \d\d:\d\d–\d\d:\d\d/);
  expect(printed).toMatch(/Times are (?:in \S+\/|in UTC|those of each class)/);
  expect(printed).toContain('Questions: info@example.com, ');
  await expect(plan.getByText(/^Printed on \d+ [A-Z]\w+ 20\d\d\. /)).toBeVisible();
  await expect(page.getByText('Switch off the Languages', { exact: false })).toBeHidden();
  await expect(plan.getByRole('spinbutton')).toBeHidden();
  expect((await pagesOf(page)).length).toBeLessThanOrEqual(2);
});
