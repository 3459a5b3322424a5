import type { Page } from '@playwright/test';
import { headOf } from '../../src/document-head.ts';
import { expect, test } from '../../src/test.ts';
import { hydrated, layoutShift, watchDocument } from '../../src/watch-document.ts';

const expert = '/single-profile/900011';
const sample = '/sample/700001';

/** Bodies of the list calls that the page makes, in order. */
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

  test('sample: its text, card and similar ones, and a CreativeWork for search engines', async ({ page }) => {
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
    test(`${path}: the first page of the list`, async ({ page }) => {
      await page.goto(path);

      await expect(page.getByText(text)).toBeVisible();
    });

  test('home: the partners', async ({ page }) => {
    await page.goto('/');

    await expect(page.getByRole('region', { name: 'Partners' }).getByRole('img')).not.toHaveCount(0);
  });
});

test('language: its next classes as instances of the course', async ({ page }) => {
  await page.goto('/languages/1111117');

  const [course] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(course ?? '')).toMatchObject({
    '@type': 'Course',
    hasCourseInstance: [
      { '@type': 'CourseInstance', startDate: expect.any(String), courseMode: 'Online', offers: { '@type': 'Offer' } },
      { '@type': 'CourseInstance' },
      { '@type': 'CourseInstance' },
    ],
  });
});

for (const [path, from, name] of [
  [expert, '/profiles?limit=10&endLimit=20', "View profile of Hannah O'Donoghue-Bell"],
  [sample, '/samples', /^View/],
] as const)
  test(`${path} reached from its list: the same head as served`, async ({ page }) => {
    await page.goto(from);
    const link = page
      .getByRole('main')
      .getByRole('link', { name })
      .and(page.locator(`[href="${path}"]`));
    await expect(link.first()).toBeVisible();
    await hydrated(page);
    await link.first().click();
    await expect(page).toHaveURL(path);
    const served = await page.context().newPage();
    await served.goto(path);

    await expect.poll(() => headOf(page)).toEqual(await headOf(served));
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
  test(`${path}: its calls, each once and key by key`, async ({ page }) => {
    const calls = recordCalls(page);

    await page.goto(path, { waitUntil: 'networkidle' });

    expect(calls).toEqual(bodies);
  });

test('samples beyond the end: the last page, in place of the address', async ({ page }) => {
  await page.goto('/samples?limit=990&endLimit=1000');

  await expect(page.getByText('Showing 41 to 46 of 46 entries')).toBeVisible();
  await expect(page).toHaveURL('/samples?limit=40&endLimit=50');
});

test('from the second page to an expert: Back and Forward bring page and place back', async ({ page }) => {
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

test('list fails: what was served stays, without a word; it is asked again on focus', async ({ page, problems }) => {
  problems.allow(/500/, /^console/);
  let asked = 0;
  await page.route('**/calle/GetProfileList', (route) => {
    asked += 1;
    return route.fulfill({ status: 500, body: 'test failure' });
  });
  const entry = page.waitForEvent('console', (message) => message.text().startsWith('profiles: section failed'));
  await page.goto('/profiles');
  await entry;
  await expect(page.getByText('Showing 1 to 10 of 23 entries')).toBeVisible();
  await page.unroute('**/calle/GetProfileList');

  const again = page.waitForResponse('**/calle/GetProfileList');
  await page.evaluate(() => dispatchEvent(new Event('focus')));

  expect((await again).status()).toBe(200);
  expect(asked).toBe(1);
});

test('expert who came after the release: page, title and head from the API, without a shift', async ({ page }) => {
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

  await page.goto('/single-profile/999999', { waitUntil: 'networkidle' });

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(row.fullname);
  await expect(page).toHaveTitle(`${row.fullname} | Agile Languages`);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  expect(await layoutShift(page)).toEqual({ sum: '0.00', moved: [] });
});

test('nobody with this id: the sentence, and nothing for search engines', async ({ page }) => {
  await page.goto('/single-profile/999999');

  await expect(page.getByText('There is nothing to show', { exact: true })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('search by keyboard: found experts are reached with Tab', async ({ page }) => {
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

test('address that cannot be read: 400 with the error page', async ({ page, problems }) => {
  problems.allow(/400/);

  const response = await page.goto('/%E0%A4%A');

  expect(response?.status()).toBe(400);
  await expect(page.getByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible();
});
