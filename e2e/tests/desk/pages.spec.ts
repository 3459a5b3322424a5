import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { type DeskScreen, deskScreens, recordPatternOf } from '../../src/desk-screens.ts';
import { lookAt, looks } from '../../src/look-at.ts';
import { askDesk, createClass, createMember, createPartner, signInToDesk } from '../../src/site/own-data.ts';
import { tabWalk } from '../../src/tab-walk.ts';
import { expect, type Fixtures, test } from '../../src/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const trainer = { email: 'trainer@example.com', password: 'trainer123', code: '' };

/** Without it there is nothing to see. */
const queries: Readonly<Record<string, string>> = { '/reports': '?from=2020-01&until=2040-12', '/search': '?q=e' };

let made: Promise<string> | undefined;

/** Rows in the lists that the demonstration leaves empty. @returns the id of a class with participants */
async function makeRecords(request: APIRequestContext): Promise<string> {
  const classId = await createClass();
  const { email } = await createMember(request);
  await askDesk('/enrolments', { data: { email, classId } });
  const buyer = { company: 'Test & Co', address: '', taxNumber: '', contactName: '', contactEmail: '' };
  await askDesk('/company-bookings', { data: { classId, seats: '2', ...buyer, code: '' } });
  const discount = {
    code: `TEST-${randomUUID().slice(0, 8)}`,
    kind: 'Percent',
    value: '20',
    currency: '',
    mostUses: '',
  };
  await askDesk('/discounts', { data: { ...discount, until: '', classIds: classId, note: '' } });
  // A file: the country may be there already.
  await request.post('/desk/api/import/taxes', {
    headers: { origin: process.env.E2E_SITE ?? '', 'content-type': 'text/csv' },
    data: 'Country,Tax rate,Rate for companies,Note for companies\nDE,19,0,Reverse charge\n',
  });
  await createPartner('https://test.example');
  const kv = { fkClassId: classId, name: 'Test Person', email: 'test@example.com', message: 'We are 3 people.' };
  expect(await (await request.post('/api/calle/AskForPlace', { data: { kv } })).json()).toMatchObject({ err: [] });
  return classId;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [class*="skeleton"]')).toHaveCount(0);
  await expect(page).toHaveTitle(/ - Desk$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('There is no such page');
}

test('sign-in: axe finds nothing, not wider than the window', { tag: '@all' }, async ({ page }) => {
  await open(page, '/desk');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to the desk');
  await lookAt(page, '/desk');
});

test('mailed link: a passkey, and a password with one-time codes; axe finds nothing', { tag: '@all' }, async ({
  page,
  site,
}) => {
  const data = { email: `person-${Date.now()}@example.com`, fullname: 'Test Person', role: 'editor' };
  await askDesk('/staff', { data }, await signInToDesk(site));
  const outbox = await (await page.request.get('/outbox')).text();
  const [link = ''] = /\/desk\/welcome#[\w-]{22}/.exec(outbox.split(data.email)[1] ?? '') ?? [];
  await open(page, link);
  await lookAt(page, '/welcome, passkey');
  await page.getByRole('button', { name: 'Use a password with one-time codes instead' }).press('Enter');
  await expect(page.getByText('Scan this with an authenticator app')).toBeVisible();
  await lookAt(page, '/welcome, password');
});

test('address that is none of the desk: says so; axe finds nothing', { tag: '@all' }, async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/404/);
  await page.request.post('/desk/api/sign-in', { headers: { origin: site }, data: trainer });
  await page.goto('/desk/nothing/here', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page');
  await lookAt(page, '/nothing/here');
});

/** What staff open every day. */
const daily = ['/', '/classes', '/members', '/bookings'];

for (const [index, screen] of deskScreens.entries()) {
  const usual = looks[index % looks.length];
  const name = screen.hasRecords ? `${screen.path}, a new record and the first one` : screen.path;

  test(`${name}: axe finds nothing, not wider than the window`, {
    tag: daily.includes(screen.path) ? [] : '@all',
  }, async ({ page, site, problems }) => {
    await forEachPage(screen, { page, site, problems }, (what) => lookAt(page, what, usual && [usual]));
  });

  test(`${name}: the same in the other width and colours; Tab reaches all`, { tag: '@all' }, async ({
    page,
    site,
    problems,
  }) => {
    await forEachPage(screen, { page, site, problems }, async (what) => {
      await lookAt(
        page,
        what,
        looks.filter((look) => look !== usual),
      );
      const { unseen, missed } = await tabWalk(page);
      expect.soft({ unseen, missed }, what).toEqual({ unseen: [], missed: [] });
    });
  });
}

async function forEachPage(
  { path, title, hasRecords }: DeskScreen,
  { page, site, problems }: Pick<Fixtures, 'site' | 'problems'> & { page: Page },
  look: (what: string) => Promise<void>,
): Promise<void> {
  // Without the key of a mailed link it says so.
  if (path === '/browser' || path === '/welcome') problems.allow(/410/);
  await page.request.post('/desk/api/sign-in', { headers: { origin: site }, data: trainer });
  made ??= makeRecords(page.request).catch((cause) => {
    made = undefined;
    throw cause;
  });
  await open(page, `/desk${path.replace(':id', await made)}${queries[path] ?? ''}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await look(path);
  if (!hasRecords) return;
  const links = await page
    .locator(`main a[href^="/desk${path}/"]`)
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  const form = links.find((link) => link.endsWith('/new'));
  const record = links.find((link) => link !== form && recordPatternOf(path).test(link));
  expect(record, `a record of ${path}`).toBeDefined();
  for (const address of [form, record])
    if (address) {
      await open(page, address);
      await look(address);
    }
}
