import type { Page } from '@playwright/test';
import { expect, test } from '../../src/test.ts';
import { layoutShift, watchDocument } from '../../src/watch-document.ts';

const expert = '/single-profile/900011';
const sample = '/sample/700001';

function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const call = /\/api\/calle\/(\w+)$/.exec(request.url())?.[1];
    if (call) calls.push(`${call} ${request.postData()}`);
  });
  return calls;
}

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('expert: everything about the person, and a Person for search engines', async ({ page }) => {
    await page.goto(expert);

    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText("Hannah O'Donoghue-Bell");
    await expect(main.getByText('Digital Product Manager, CareShift (demo)')).toBeVisible();
    await expect(main.getByRole('img', { name: /Hannah/ })).toHaveAttribute('src', /\/files\/users\/900011\.svg$/);
    await expect(
      main.getByRole('region', { name: 'Samples' }).getByRole('link', { name: /^View/ }).first(),
    ).toBeVisible();
    await expect(page.getByText('demo', { exact: false }).first()).toBeVisible();
    await expect(page).toHaveTitle("Hannah O'Donoghue-Bell | Agile Languages");
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(blocks.map((text) => JSON.parse(text))).toMatchObject([
      { '@type': 'Person', name: "Hannah O'Donoghue-Bell", jobTitle: 'Digital Product Manager' },
      { '@type': 'BreadcrumbList' },
    ]);
  });

  test('sample: its text, card and similar ones, and a CreativeWork for search engines', { tag: '@all' }, async ({
    page,
  }) => {
    await page.goto(sample);

    const main = page.getByRole('main');
    const title = (await main.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expect(page).toHaveTitle(`${title} | Agile Languages`);
    await expect(main.getByRole('link', { name: /^Open the project/ })).toBeVisible();
    await expect(main.getByRole('region', { name: 'Similar samples' }).getByRole('article')).not.toHaveCount(0);
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(blocks.map((text) => JSON.parse(text))).toMatchObject([
      { '@type': 'CreativeWork', name: title },
      { '@type': 'BreadcrumbList' },
    ]);
  });

  for (const [path, text] of [
    ['/profiles', 'Showing 1 to 10 of 23 entries'],
    ['/samples', 'Showing 1 to 10 of 46 entries'],
    ['/experts', '6 of 23 experts'],
  ] as const)
    test(`${path}: the first page of the list`, { tag: '@all' }, async ({ page }) => {
      await page.goto(path);

      await expect(page.getByText(text)).toBeVisible();
      const hasPages = path !== '/experts';
      await expect(page.getByText(/^Further pages need scripts/)).toBeVisible({ visible: hasPages });
      await expect(page.getByRole('searchbox')).toBeHidden();
    });

  test('home: the partners', { tag: '@all' }, async ({ page }) => {
    await page.goto('/');

    await expect(page.getByRole('region', { name: 'Partners' }).getByRole('img')).not.toHaveCount(0);
  });
});

test('language: its next classes as instances of the course', { tag: '@catalog' }, async ({ page }) => {
  await page.goto('/languages/1111117');

  const next = { '@type': 'CourseInstance', url: expect.stringMatching(/\/class\/\d+$/) };
  const [course] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(course ?? '')).toMatchObject({
    '@type': 'Course',
    hasCourseInstance: [
      { ...next, startDate: expect.any(String), courseMode: 'Online', offers: { '@type': 'Offer' } },
      next,
      next,
    ],
    offers: Array(3).fill({ '@type': 'Offer', category: 'Paid' }),
  });
});

const lists = {
  '/experts': ['GetProfileList {"kv":{"fkUserId":"","limit":100,"startLimit":0}}'],
  '/profiles': [
    'GetSampleList {"kv":{"startLimit":0,"limit":4,"fkLangId":"","id":"","fkUserId":""}}',
    'GetProfileList {"kv":{"fkUserId":"","limit":10,"startLimit":0}}',
  ],
  '/profiles?limit=20&endLimit=30&fkProfileId=900011': [
    'GetSampleList {"kv":{"startLimit":0,"limit":4,"fkLangId":"","id":"","fkUserId":"900011"}}',
    'GetProfileList {"kv":{"fkUserId":"900011","limit":10,"startLimit":20}}',
    'GetProfileList {"kv":{"fkUserId":"900011","limit":10,"startLimit":0}}',
  ],
  [expert]: [
    'GetProfileList {"kv":{"fkUserId":"900011","limit":1,"startLimit":0}}',
    'GetSampleList {"kv":{"startLimit":0,"limit":4,"fkLangId":"","id":"","fkUserId":"900011"}}',
    'GetClassList {"kv":{"startLimit":0,"limit":100,"fkClassId":"","fkDpLangId":""}}',
  ],
  '/samples?limit=40&endLimit=50': [
    'GetSampleList {"kv":{"startLimit":40,"limit":10,"fkLangId":"","id":"","fkUserId":""}}',
  ],
  '/samples/1111111': ['GetSampleList {"kv":{"startLimit":0,"limit":10,"fkLangId":"1111111","id":"","fkUserId":""}}'],
  [sample]: [
    'GetSampleList {"kv":{"startLimit":0,"limit":1,"fkLangId":"","id":"700001","fkUserId":""}}',
    'GetSampleList {"kv":{"startLimit":0,"limit":5,"fkLangId":"1111111","id":"","fkUserId":""}}',
  ],
};

for (const [path, bodies] of Object.entries(lists))
  test(`${path}: its calls, each once and key by key`, { tag: '@all' }, async ({ page }) => {
    const calls = recordCalls(page);

    await page.goto(path, { waitUntil: 'networkidle' });

    await expect.poll(() => calls.toSorted()).toEqual(bodies.toSorted());
  });

test('from the second page to an expert: Back and Forward bring page and place back', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/profiles', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page.getByText('Showing 11 to 20 of 23 entries')).toBeVisible();
  const link = page.getByRole('link', { name: "Hannah O'Donoghue-Bell", exact: true });
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Hannah O'Donoghue-Bell");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(page.getByText('Showing 11 to 20 of 23 entries')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await page.goForward();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Hannah O'Donoghue-Bell");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('offset beyond the end: leads to the last page, Back does not return there', { tag: '@all' }, async ({ page }) => {
  await page.goto('/my-needs');
  await page.goto('/profiles?limit=990&endLimit=1000');

  await expect(page.getByText('Showing 21 to 23 of 23 entries')).toBeVisible();
  await expect(page).toHaveURL('/profiles?limit=20&endLimit=30');
  await page.goBack();

  await expect(page).toHaveURL('/my-needs');
});

test('expert who came after the release: page, title and head from the API, without a shift', async ({
  page,
  problems,
}) => {
  const row = {
    id: '999999',
    fullname: 'Test <b>Newcomer',
    userImage: '',
    countryName: 'Test Country',
    company: 'Test Company',
    position: 'Test Position',
    shortBio: 'Test biography.',
    linkedinUrl: '',
    fbUrl: '',
    languages: ['Form'],
  };
  await page.route('**/calle/GetProfileList', (route) => route.fulfill({ json: { tbl: [{ r: [row] }] } }));
  await watchDocument(page);

  problems.allow(/404/);
  await page.goto('/single-profile/999999', { waitUntil: 'networkidle' });

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(row.fullname);
  await expect(page).toHaveTitle(`${row.fullname} | Agile Languages`);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  expect(await layoutShift(page, false)).toEqual({ total: 0, moved: [] });
});

test('search by keyboard: found experts are reached with Tab', { tag: '@all' }, async ({ page }) => {
  const calls = recordCalls(page);
  await page.goto('/experts', { waitUntil: 'networkidle' });
  await page.getByRole('searchbox', { name: 'Search by keywords' }).focus();

  await page.keyboard.type('ireland');
  await expect(page.getByRole('status').filter({ hasText: 'of 23 experts found' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(expert);
  expect(calls.filter((call) => call.includes('"limit":100,"startLimit":0'))).toHaveLength(1);
});

test('address that cannot be read: 400 with the error page', { tag: '@all' }, async ({ page, problems }) => {
  problems.allow(/400/);

  const response = await page.goto('/%E0%A4%A');

  expect(response?.status()).toBe(400);
  await expect(page.getByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible();
});
