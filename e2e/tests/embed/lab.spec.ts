import { axeFinds } from '../../src/axe.ts';
import { assessment, heardEvents, kept, recordEvents } from '../../src/hosts/host-page.ts';
import { expect, test } from '../../src/test.ts';

const story = 'As a cook, I want to lock the menu on Friday, so that nobody shops twice. It has to be quick.';

test.beforeEach(async ({ page, hosts }) => {
  await recordEvents(page);
  await page.goto(`${hosts}/far-below/`);
  await assessment(page).evaluate((element) => element.setAttribute('view', 'lab'));
  await assessment(page).scrollIntoViewIfNeeded();
  await expect(assessment(page).getByRole('heading', { name: 'Card Lab', level: 2 })).toBeVisible();
});

test('own text: read without a request, nothing stored; the page hears counts and not a word of it', {
  tag: '@assessment',
}, async ({ page }) => {
  await page.waitForLoadState('networkidle');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const before = await kept(page);
  await assessment(page).getByRole('textbox', { name: 'Your text' }).fill(story);

  await expect.poll(() => heardEvents(page, 'agile-change')).toHaveLength(1);
  const [change] = await heardEvents(page, 'agile-change');
  expect(change).toMatchObject({ v: 1, kind: 'story', found: expect.any(Number), vague: expect.any(Number) });
  expect(JSON.stringify(change)).not.toContain('menu');
  expect(requested).toEqual([]);
  expect(await kept(page)).toEqual(before);
});

test('mark in the text: leads to its finding, by the keyboard too, and the address of the page stays', {
  tag: ['@assessment', '@all'],
}, async ({ page }) => {
  const element = assessment(page);
  await element.getByRole('textbox', { name: 'Your text' }).fill(story);
  await expect(element.getByRole('figure')).toContainText('lock the menu');
  const address = page.url();
  const mark = element.getByRole('figure').getByRole('link').first();
  const id = ((await mark.getAttribute('href')) ?? '').slice(1);
  await mark.focus();
  await page.keyboard.press('Enter');

  await expect(element.locator(`[id="${id}"]`)).toBeInViewport();
  await expect(element.locator(`[id="${id}"] summary`)).toBeFocused();
  expect(page.url()).toBe(address);
});

test('rules of another kind and explanations: come when they are asked for', { tag: ['@assessment', '@all'] }, async ({
  page,
}) => {
  const element = assessment(page);
  await element.getByRole('button', { name: 'An API text' }).click();
  await expect(element.getByRole('radio', { name: 'API text' })).toBeChecked();
  await element.getByText('Why?').first().click();

  await expect(element.getByText('Passes').first()).toBeVisible();
});

test('to the meter: a window of the site with the findings as a proposal; the page hears it', {
  tag: ['@assessment', '@all'],
}, async ({ page, context, site }) => {
  const opened = context.waitForEvent('page');
  await assessment(page).getByRole('button', { name: 'Take to the meter' }).click();
  const meter = await opened;

  await expect(meter).toHaveURL(new RegExp(`^${site}/.*&lab`));
  expect(await heardEvents(page, 'agile-complete')).toMatchObject([{ kind: 'story' }]);
});

test('in German pages: speaks English, marked as such, and asks for nothing that there is not', {
  tag: ['@assessment', '@all'],
}, async ({ page }) => {
  const element = assessment(page);
  await element.evaluate((node) => node.setAttribute('locale', 'de'));

  await expect(element.getByRole('button', { name: 'Diesen Teil überspringen' })).toBeAttached();
  await expect(element.locator('[lang=en]').getByRole('heading', { name: 'Card Lab' })).toBeVisible();
});

for (const [width, colorScheme] of [
  [390, 'dark'],
  [1440, 'light'],
] as const)
  test(`${width} px, ${colorScheme}: axe finds nothing, nothing is wider than the page`, {
    tag: ['@assessment', '@all'],
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await assessment(page).getByRole('button', { name: 'A form', exact: true }).click();
    await expect(assessment(page).getByRole('radio', { name: 'Form' })).toBeChecked();

    expect(await axeFinds(page, undefined, 'agile-assessment')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
