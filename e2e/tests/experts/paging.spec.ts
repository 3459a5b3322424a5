import { expect, test } from '../../src/test.ts';

/** Other tests add classes meanwhile, so how many there are is left open. */
const entries = (path: string) =>
  path === '/profiles' ? 'Showing 1 to 10 of 23 entries' : /^Showing 1 to 10 of \d+ entries/;

for (const [path, second, last, lastPage] of [
  ['/profiles', 'Showing 11 to 20 of 23 entries', 'Showing 21 to 23 of 23 entries', 3],
  ['/upcoming-classes', /^Showing 11 to 20 of \d+ entries/, /^Showing 31 to \d+ of \d+ entries/, 4],
] as const) {
  test(`${path}: page 2 goes into the address, Back returns`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(entries(path))).toBeVisible();

    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page.getByText(second)).toBeVisible();
    await expect(page).toHaveURL(/[?&]limit=10&endLimit=20(&|$)/);
    await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
    await page.goBack();

    await expect(page.getByText(entries(path))).toBeVisible();
    await expect(page.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute('aria-current', 'page');
  });

  test(`${path}: address of the last page, asked with its offset, once`, async ({ page }) => {
    const offset = (lastPage - 1) * 10;
    const asked: number[] = [];
    page.on('request', (request) => {
      if (/GetProfileList|GetClassList/.test(request.url())) asked.push(request.postDataJSON().kv.startLimit);
    });

    await page.goto(`${path}?limit=${offset}&endLimit=${offset + 10}`);

    await expect(page.getByText(last)).toBeVisible();
    expect(asked).toEqual([offset]);
  });

  test(`${path}: a wrong endLimit and an offset between pages are corrected`, async ({ page }) => {
    await page.goto(`${path}?limit=13&endLimit=99`);

    await expect(page.getByText(second)).toBeVisible();
    await expect(page).toHaveURL(/[?&]limit=10&endLimit=20(&|$)/);
  });

  test(`${path}: an offset beyond the end leads to the last page, Back does not return there`, async ({ page }) => {
    await page.goto('/my-needs');
    await page.goto(`${path}?limit=990&endLimit=1000`);

    await expect(page.getByText(/^Showing \d+ to (\d+) of \1 entries/)).toBeVisible();
    await expect(page).toHaveURL(/[?&]limit=[1-9]\d*0&/);
    await page.goBack();

    await expect(page).toHaveURL('/my-needs');
  });

  test(`${path}: an offset that is no number shows the first page`, async ({ page }) => {
    await page.goto(`${path}?limit=test`);

    await expect(page.getByText(entries(path))).toBeVisible();
  });
}

test('classes of one Language: filter in the call and in the address', async ({ page }) => {
  const asked: unknown[] = [];
  page.on('request', (request) => request.url().endsWith('/GetClassList') && asked.push(request.postDataJSON()));
  await page.goto('/upcoming-classes');
  await expect(page.getByText(/^Showing 1 to 10 of \d+ entries/)).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Money', exact: true }).first().click();

  await expect(page).toHaveURL(/fkDpLangId=1111112/);
  await expect(page.getByText(/Showing 1 to \d+ of \d entries/)).toBeVisible();
  expect(asked).toEqual([
    { kv: { startLimit: 0, limit: 10, fkClassId: '', fkDpLangId: '' } },
    { kv: { startLimit: 0, limit: 10, fkClassId: '', fkDpLangId: '1111112' } },
  ]);
});

test('Language without a class: the stated sentence', async ({ page }) => {
  await page.goto('/upcoming-classes?fkDpLangId=1111217');

  await expect(page.getByText('New Classes will be uploaded in short time.', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Showing/)).toBeHidden();
});

test('list of experts fails: no sentence about it, a console entry, the rest works', async ({ page, problems }) => {
  problems.allow(/500/, /^console/);
  await page.route('**/calle/GetProfileList', (route) => route.fulfill({ status: 500, body: 'test failure' }));

  const entry = page.waitForEvent('console', (message) => /profiles/i.test(message.text()));
  await page.goto('/profiles');
  await entry;

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/error|failed|wrong/i)).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'My Needs' }).click();
  await expect(page).toHaveURL('/my-needs');
});
