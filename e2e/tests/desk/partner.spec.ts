import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { axeFinds } from '../../src/axe.ts';
import { expect, test } from '../../src/desk-test.ts';
import { tabTo } from '../../src/tab-walk.ts';

const looks = { 390: 'light', 1440: 'dark' } as const;

async function lookAt(page: Page, what: string) {
  for (const [width, colorScheme] of Object.entries(looks)) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(sideways, `${what}, ${width} px`).toBeLessThanOrEqual(0);
    expect.soft(await axeFinds(page), `${what}, ${width} px, ${colorScheme}`).toEqual([]);
  }
}

async function linkTo(request: APIRequestContext, email: string): Promise<string> {
  const outbox = await (await request.get('/outbox')).text();
  const mail = outbox.split('<article').find((part) => part.includes(email) && part.includes('/partner/link#'));
  return /\/partner\/link#[\w-]+/.exec(mail ?? '')?.[0] ?? '';
}

test('page for partners: at most 200 kB of code and styles', { tag: '@all' }, async ({ page }) => {
  await page.goto('/partner');
  await expect(page.getByRole('button', { name: 'Mail me a link' })).toBeVisible();

  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        /\.(?:js|css)$/.test(entry.name) ? [(entry as PerformanceResourceTiming).encodedBodySize] : [],
      ),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'figure', description: `/partner: ${total} bytes in ${sizes.length} files` });
  expect(total).toBeGreaterThan(10_000);
  expect(total).toBeLessThanOrEqual(200_000);
});

test('page for partners: signed in by a mailed link with the keyboard, an origin asked for and accepted in the desk, signed out', {
  tag: '@all',
}, async ({ page, site, signedIn: _ }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const email = `${randomUUID()}@partner.example`;
  const headers = { origin: site };
  const data = { name: '', kind: 'live', origins: 'https://partner.example', people: email };
  const made = await page.request.post('/desk/api/partner-keys/create-partner', {
    headers,
    data: { partnerName: 'Test Partner', data },
  });
  const { key, partnerId } = await made.json();
  for (const use of ['view?page=/kurse', 'view', 'start?page=/kurse/jane%40example.com'])
    await page.request.post(`/api/partners/${key}/uses/${use}`, { headers: { origin: 'https://partner.example' } });

  await page.goto('/partner');
  await lookAt(page, 'sign-in');
  await tabTo(page.getByRole('textbox', { name: 'E-mail' }));
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^If this address is named with a key/)).toBeVisible();
  await expect.poll(() => linkTo(page.request, email)).not.toBe('');
  await page.goto(await linkTo(page.request, email));
  await lookAt(page, 'link');
  await tabTo(page.getByRole('button', { name: 'Open your page' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test Partner');

  await page.reload();
  await expect(page.getByRole('img', { name: /^Shown by day: 2 in all/ })).toBeVisible();
  for (const path of ['/kurse', '/kurse/*'])
    await expect(page.getByRole('rowheader', { name: `https://partner.example${path}`, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^This version for good: \d+\.\d+\.\d+$/ })).toBeVisible();
  await lookAt(page, 'own partner');
  await tabTo(page.getByRole('textbox', { name: 'Origin', exact: true }));
  await page.keyboard.type('https://new.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^The provider has your request/)).toBeVisible();

  const desk = await page.context().newPage();
  await desk.goto('/desk');
  await desk.getByRole('region', { name: 'Origins that partners ask for' }).getByText('Test Partner').click();
  await desk.getByRole('button', { name: 'Accept https://new.example' }).click();
  await desk.getByRole('button', { name: 'Accept it' }).click();
  await expect(desk.getByText(/^The key works on these pages now/)).toBeVisible();
  await expect(desk.getByRole('cell', { name: 'https://new.example https://partner.example' })).toBeVisible();
  await lookAt(desk, 'partner in the desk');

  const file = await page.request.get(
    `/partner/api/partners/${partnerId}/days.csv?month=${new Date().toISOString().slice(0, 7)}`,
  );
  expect(await file.text()).toMatch(/,https:\/\/partner\.example,yes,1,0,0,0,0,,,,\/kurse\r?\n/);
  await tabTo(page.getByRole('button', { name: 'Sign out', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Mail me a link' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Mail me a link' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('without scripts: desk and page for partners say where one is and what is missing', { tag: '@all' }, async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, heading] of Object.entries({ '/desk': 'Desk', '/partner': 'For partners' })) {
    await page.goto(site + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('main')).toContainText('JavaScript');
  }
  await context.close();
});
