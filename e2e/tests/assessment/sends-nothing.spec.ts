import type { Page } from '@playwright/test';
import { copiedLink } from '../../src/copied-link.ts';
import { button, openTool, testCodes } from '../../src/meter-page.ts';
import { expect, test } from '../../src/test.ts';
import { hydrated } from '../../src/watch-document.ts';

const secret = 'Riverbox pauses a delivery';

/** All but files of the site and the classes of all Languages, which say nothing of an answer. */
function watchLine(page: Page) {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  return () =>
    sent.filter((request) => !isOfSite.test(request) || [secret, ...testCodes].some((own) => request.includes(own)));
}

const isOfSite =
  /^GET \S+\/(?:areas\/\S+\.(?:js|css|woff2)|shell\/\S+\.(?:js|css|woff2)|files\/\S+|registry\.json\?(?:segment=|links=[a-z,-]+)) $|calle\/GetClassList \{"kv":\{"startLimit":\d+,"limit":\d+,"fkClassId":"","fkDpLangId":""\}\}$/;

test('team, report and comparison by link: no answer leaves the browser', async ({ page }) => {
  await openTool(page, 'Team');
  await page.waitForLoadState('networkidle');
  const unexpected = watchLine(page);
  const meter = page.locator('#meter');

  await meter
    .getByRole('region', { name: 'Your team' })
    .getByRole('textbox')
    .fill(testCodes.map((code) => `#meter=${code}`).join('\n'));
  await expect(meter.getByRole('heading', { name: '3 people' })).toBeVisible();

  await button(page, 'Compare').click();
  const compare = meter.getByRole('region', { name: 'Compare' });
  await compare.getByRole('textbox').first().fill(`#meter=${testCodes[0]}`);
  await compare.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(compare.getByText('The dashed line is the other one.')).toBeVisible();

  await meter.getByRole('checkbox').first().click();
  await button(page, 'Report').click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    meter.getByRole('region', { name: 'Your report' }).getByRole('button', { name: 'Data (JSON)' }).click(),
  ]);
  expect(saved.url()).toMatch(/^(?:blob|data):/);
  await page.waitForLoadState('networkidle');

  expect(unexpected()).toEqual([]);
});

test('My Needs: what is off and how many come stay in the browser', async ({ page }) => {
  await page.goto('/my-needs#product-owner', { waitUntil: 'networkidle' });
  await hydrated(page);
  const unexpected = watchLine(page);

  await page.getByRole('region', { name: 'Digital product owner' }).getByRole('switch').first().click();
  await page.getByRole('link', { name: 'Dates and prices' }).click();
  const plan = page.getByRole('region', { name: 'Your plan, with dates and prices' });
  await plan.getByRole('spinbutton', { name: 'How many people?' }).fill('7');
  await expect(plan.getByText('7 people', { exact: true }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');

  expect(unexpected()).toEqual([]);
});

test('hand-over: card, answers and the codes of both stay in the browsers', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/hand-over', { waitUntil: 'networkidle' });
  await hydrated(page);
  const unexpected = watchLine(page);
  await page.getByLabel('Your card').fill(secret);
  await page.getByRole('button', { name: 'Show the code' }).click();
  const link = await copiedLink(page, 'Copy instead');

  const other = await context.newPage();
  const unexpectedOfOther = watchLine(other);
  await other.goto(link, { waitUntil: 'networkidle' });
  await expect(other.getByText(secret)).toBeVisible();
  const documents = unexpectedOfOther().filter((request) => !/^GET \S+\/hand-over $/.test(request));

  expect([...unexpected(), ...documents]).toEqual([]);
});
