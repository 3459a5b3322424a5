import type { Page } from '@playwright/test';
import { onePathEach, teamOfPage } from '../../src/site/page-list.ts';
import { allBut, expect, test } from '../../src/test.ts';
import { hydrated } from '../../src/watch-document.ts';

/** @returns lets the scripts come */
async function openWithoutCode(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return async () => {
    arrive();
    await hydrated(page);
  };
}

function useFields() {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const fields = [...document.querySelectorAll<Field>('main :is(input, textarea, select)')];
  const isBox = (field: Field) => field.type === 'checkbox' || field.type === 'radio';
  const boxes = ['checkbox', 'radio'].flatMap(
    (type) => fields.find((field) => field.type === type && !field.matches(':checked')) ?? [],
  );
  const used = [...fields.filter((field) => !isBox(field) && !field.matches(':read-only:not(select)')), ...boxes];
  for (const field of used) {
    if (isBox(field)) field.click();
    else if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1;
    else field.value = field.value ? `${field.value} a` : 'a';
  }
  const state = (field: Field) => (isBox(field) ? field.matches(':checked') : field.value);
  const isOffered = (field: Field, value: string | boolean) =>
    !(field instanceof HTMLSelectElement) || [...field.options].some((option) => option.value === value);
  const expected = used.map((field) => [field, state(field)] as const);
  Object.assign(globalThis, {
    lost: () =>
      expected
        .filter(([field, value]) => field.isConnected && state(field) !== value && isOffered(field, value))
        .map(([field, value]) => `${field.outerHTML.slice(0, 120)}: ${state(field)}, not ${value}`),
  });
  return used.length;
}

for (const path of onePathEach)
  test(`${path}: what is typed and chosen before its code stays`, {
    tag: [teamOfPage(path), ...allBut(path === '/')],
  }, async ({ page }) => {
    const arrive = await openWithoutCode(page, path);
    test.skip((await page.evaluate(useFields)) === 0, 'no fields in its document');

    await arrive();

    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { lost: () => string[] }).lost()))
      .toEqual([]);
  });

const search = (words: string) => (page: Page) => page.getByRole('main').getByRole('searchbox').fill(words);

for (const [path, use] of [
  ['/faq', search('certificate')],
  ['/guide', search('story')],
  ['/languages/1111117', search('label')],
  ['/languages', (page: Page) => page.getByRole('main').getByRole('combobox').first().selectOption({ index: 1 })],
] as const)
  test(`${path}: the list follows what was typed before its code`, {
    tag: [teamOfPage(path), ...allBut(path === '/faq')],
  }, async ({ page }) => {
    const arrive = await openWithoutCode(page, path);
    const count = page.getByRole('main').getByRole('status').first();
    const before = await count.textContent();
    await use(page);

    await arrive();

    await expect(count).not.toHaveText(before ?? '');
    await expect(count).toHaveText(/^[1-9]/);
  });

test('/upcoming-classes: a choice made before the code narrows the list and is in the address', {
  tag: '@enrolment',
}, async ({ page }) => {
  const arrive = await openWithoutCode(page, '/upcoming-classes?utm_source=letter');
  await page.getByRole('combobox', { name: 'Mode' }).selectOption({ index: 1 });

  await arrive();

  await expect(page).toHaveURL(/[?&]mode=/);
});
