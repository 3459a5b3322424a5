import { randomUUID } from 'node:crypto';
import { axeFinds } from '../../src/axe.ts';
import { enrolment } from '../../src/hosts/host-page.ts';
import { createClass, createPartner, enrol } from '../../src/site/own-data.ts';
import { expect, test } from '../../src/test.ts';

const trainer = { email: 'trainer@example.com', password: 'trainer123', code: '' };

test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

test('visitor of a partner’s page without an account: asks for a place, and the desk has it with class, partner and campaign', async ({
  page,
  hosts,
  site,
}) => {
  const [key, classId] = await Promise.all([createPartner(hosts), createClass()]);
  const name = `Visitor ${randomUUID()}`;
  await page.goto(`${hosts}/plain/`);
  await enrolment(page).evaluate(
    (element, own) => {
      for (const [attribute, value] of Object.entries(own)) element.setAttribute(attribute, value);
      element.scrollIntoView();
    },
    { 'class-id': classId, partner: key, campaign: 'spring' },
  );
  const opened = page.context().waitForEvent('page');
  await enrolment(page)
    .getByRole('link', { name: /^Enrol/ })
    .first()
    .click();
  const window = await opened;
  await window.getByRole('link', { name: 'Ask for a place' }).click();
  await expect(window).toHaveURL(`${site}/ask/${classId}`);
  await expect(window.getByRole('region', { name: 'The class' })).toBeVisible();
  expect(await axeFinds(window)).toEqual([]);

  await window.getByLabel('Name').fill(name);
  await window.getByLabel('E-mail').fill('visitor@example.com');
  await window.getByLabel('Message').fill('Also for a colleague?');
  await window.keyboard.press('Tab');
  await window.keyboard.press('Enter');

  const thanks = window.getByText('We have your request. We answer to visitor@example.com.');
  await expect(thanks).toBeFocused();
  expect(await axeFinds(window)).toEqual([]);

  const desk = await page.context().newPage();
  await desk.request.post(`${site}/desk/api/sign-in`, { headers: { origin: site }, data: trainer });
  await desk.goto(`${site}/desk/messages?q=${encodeURIComponent(name)}`, { waitUntil: 'commit' });
  await desk.getByRole('link', { name }).click();
  const origin = desk.getByText(/^Asks for a place in /).first();
  await expect(origin).toContainText('from a page of Test Partner, campaign spring.');
  await expect(origin.getByRole('link', { name: 'Test class' })).toHaveAttribute('href', `/desk/classes/${classId}`);
  await expect(desk.getByText('Also for a colleague?')).toBeVisible();
  const { counts } = await (await desk.request.get(`${site}/desk/api/partner-month`)).json();
  expect(counts[key]).toMatchObject({ requests: 1, enrolments: 0 });
  const { rows } = await (await desk.request.get(`${site}/desk/api/partner-keys`)).json();
  const { partnerId } = rows.find((row: { key: string }) => row.key === key);
  const month = new Date().toISOString().slice(0, 7);
  const report = await (await desk.request.get(`${site}/desk/api/partners/${partnerId}/report?month=${month}`)).json();
  expect(report.rows).toMatchObject([{ campaign: 'spring', origin: hosts, page: '/plain/', requests: 1 }]);
});

test('full class on a partner’s page: its link leads to the same form, with the key, in a window of its own', {
  tag: '@all',
}, async ({ page, hosts, site, member }) => {
  const [key, classId] = await Promise.all([createPartner(hosts), createClass({ seats: '1' })]);
  await enrol(page.request, member, classId);
  await page.goto(`${hosts}/plain/`);
  await enrolment(page).evaluate(
    (element, own) => {
      for (const [attribute, value] of Object.entries(own)) element.setAttribute(attribute, value);
      element.scrollIntoView();
    },
    { 'class-id': classId, partner: key },
  );
  const opened = page.context().waitForEvent('page');
  await enrolment(page).getByRole('link', { name: 'Ask for the next date' }).click();

  const window = await opened;
  await expect(window.getByText('full: ask for the next date')).toBeVisible();
  expect(new URL(window.url()).origin).toBe(site);
  expect(new URL(window.url()).searchParams.get('partner')).toBe(key);
  await expect(page).toHaveURL(`${hosts}/plain/`);
});

test('address with a letter that only looks like a Latin one, typed: said, and not sent', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/ask/500017');
  await page.getByLabel('Name').fill('Test');
  await page.getByLabel('E-mail').pressSequentially('person@ex\u0430mple.com');
  await page.getByRole('button', { name: 'Ask for a place' }).click();

  await expect(page.getByText('“\u0430” is a Cyrillic letter between Latin ones.')).toBeVisible();
});
