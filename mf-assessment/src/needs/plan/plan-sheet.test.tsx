import type { ClassRow } from '@agile-languages/shared/api';
import type { LanguageId } from '@agile-languages/shared/content';
import { fakeApi, renderElement, renderPage, testClassRow } from '@agile-languages/shared/test';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import needsPage from '../needs.page.tsx';
import type { NeedsTable } from '../needs-tables.ts';
import { NextClasses } from './next-classes.tsx';
import { PlanSheet } from './plan-sheet.tsx';

const sheet = () => within(screen.getByRole('region', { name: 'Your plan, with dates and prices' }));
const line = (language: string) =>
  within(
    sheet()
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent?.startsWith(language)) ?? document.body,
  );
const together = () => line('Together');

let plans = 0;

/** A Language is requested once per page, so each plan has ids of its own. */
async function openPlan(
  classes: { flow?: Partial<ClassRow>[]; story?: Partial<ClassRow>[] },
  search = '',
  isFlowBroken = () => false,
) {
  plans += 1;
  const known = new Map([
    [`flow${plans}`, classes.flow ?? []],
    [`story${plans}`, classes.story ?? []],
  ]);
  const [flow = '', story = ''] = [...known.keys()];
  const { requests, reply } = fakeApi({
    'calle/GetClassList': (body) => {
      const {
        fkDpLangId: id,
        limit,
        startLimit,
      } = (body as { kv: Record<'limit' | 'startLimit', number> & { fkDpLangId: string } }).kv;
      if (id === flow && isFlowBroken()) return 'no connection';
      const rows = known.get(id) ?? [];
      const end = startLimit + Math.min(limit, 100);
      const asRow = (row: Partial<ClassRow>, index: number) =>
        testClassRow({ id: `${id.replace(/\d/, '')}-${index}`, ...atEvenings, ...row, rowCount: `${rows.length}` });
      return { rows: rows.map(asRow).slice(startLimit, end) };
    },
  });
  const tables = [testTable({ [flow]: 'Data Flow', [story]: 'User Story' }), testTable({ [`form${plans}`]: 'Form' })];
  const page = renderElement(<TestPlans tables={tables} />, {
    path: `/my-needs${search}#test-role`,
    pattern: '/my-needs',
  });
  await sheet().findByText(/^Together/);
  return { requests, reply, ...page };
}

function TestPlans({ tables }: { tables: NeedsTable[] }) {
  const [[table, other], setTables] = useState(tables);
  return (
    <>
      {table ? <PlanSheet table={table} /> : null}
      {table ? <NextClasses rows={table.rows} /> : null}
      <button type="button" onClick={() => setTables(other ? [other] : [])}>
        Another plan
      </button>
    </>
  );
}

const testTable = (languages: Record<string, string>): NeedsTable => ({
  name: 'test-role',
  title: 'Test role',
  header: '',
  desc: '',
  totalPercentage: 100,
  rows: Object.entries(languages).map(([id, language]) => ({
    id: id as LanguageId,
    language,
    languageDesc: '',
    rate: 50,
    checked: true,
  })),
});

const atEvenings = { timeZone: 'UTC', pattern: '2 x 2 h, Tue+Thu 18:30', start: '2026-12-08T18:30:00Z' };

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC');
  vi.stubGlobal('IntersectionObserver', undefined);
});

test('next classes that overlap: the next one that fits, and what the others collide with', async () => {
  await openPlan({
    flow: [{}, { start: '2026-12-14T18:30:00Z', pattern: '2 x 2 h, Mon+Wed 18:30' }],
    story: [{ start: '2026-12-08T19:00:00Z', pattern: '2 x 2 h, Tue+Thu 19:00' }],
  });

  expect(await line('User Story').findByRole('link', { name: /Tue 8 Dec/ })).toBeVisible();
  expect(line('Data Flow').getByRole('link', { name: /Mon 14 Dec/ })).toBeVisible();
  const strip = within(
    await screen.findByText('Next classes').then(({ parentElement }) => parentElement ?? document.body),
  );
  expect(strip.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'User Story, Tue 8 Dec',
    'Data Flow, Mon 14 Dec',
  ]);
  expect(line('Data Flow').getByText('Tue 8 Dec: collides with User Story on Tue 8 Dec')).toBeVisible();
  expect(sheet().getByRole('link', { name: 'Calendar file' }).getAttribute('href')).toMatch(
    /\/plans\/flow-1\.story-0\.ics$/,
  );
});

test('no date that fits: says so, with what collides, and sums up the rest', async () => {
  await openPlan({
    flow: [{ start: '2026-12-08T18:00:00Z', pattern: '9 x 4 h, daily 18:00' }],
    story: [{}],
  });

  expect(await line('Data Flow').findByText('No date fits:')).toBeVisible();
  expect(line('Data Flow').getByText('Tue 8 Dec: collides with User Story on Tue 8 Dec')).toBeVisible();
  expect(line('Data Flow').getByRole('link', { name: 'Ask for another date' })).toHaveAttribute('href', '/#contact');
  expect(together().getByText('Together, without Data Flow')).toBeVisible();
});

test('more people than seats: a later class with seats for all, and sums for one and for all', async () => {
  const { user, address } = await openPlan({
    flow: [{ seatsLeft: 1 }, { start: '2026-12-15T18:30:00Z', seatsLeft: 7 }],
    story: [{ start: '2026-12-09T18:30:00Z', pattern: '2 x 2 h, Wed 18:30', seatsLeft: 20 }],
  });
  expect(await line('Data Flow').findByRole('link', { name: /Tue 8 Dec/ })).toBeVisible();
  expect(sheet().queryByText(/people$/)).toBeNull();

  const people = sheet().getByRole('spinbutton', { name: 'How many people?' });
  await user.clear(people);
  await user.type(people, '7');

  expect(line('Data Flow').getByRole('link', { name: /Tue 15 Dec/ })).toBeVisible();
  expect(line('Data Flow').getByText('Tue 8 Dec: 1 seat')).toBeVisible();
  expect(together().getByText('960 EUR')).toBeVisible();
  expect(together().getByText('7 people').nextSibling).toHaveTextContent('6,720 EUR');
  expect(address()).toBe('/my-needs?people=7#test-role');
});

test('no class with seats for all: how many when, or a class of your own', async () => {
  await openPlan(
    {
      flow: [{ seatsLeft: 3 }, { seatsLeft: 0 }, { start: '2027-01-12T18:30:00Z', seatsLeft: 5 }],
      story: [{ start: '2026-12-09T18:30:00Z', pattern: '2 x 2 h, Wed 18:30', seatsLeft: 20 }],
    },
    '?people=7',
  );

  expect(await line('Data Flow').findByText(/Not enough seats for 7/)).toHaveTextContent(
    'Not enough seats for 7: 3 from Tue 8 Dec, 4 from Tue 12 Jan, or a class of your own.',
  );
  expect(line('Data Flow').getByRole('link', { name: 'Ask for 7 seats' })).toHaveAttribute(
    'href',
    '/ask/flow-0?people=7',
  );
  expect(line('Data Flow').getByRole('link', { name: 'Tue 12 Jan' })).toHaveAttribute('href', '/class/flow-2?people=7');
  expect(line('Data Flow').getByRole('link', { name: 'a class of your own' })).toHaveAttribute(
    'data-message',
    expect.stringContaining('We are 7 people and would like to learn Data Flow.'),
  );
  expect(together().getByText('Together, without Data Flow')).toBeVisible();
});

test('number of people: 1 to 20', async () => {
  const { user, address } = await openPlan({}, '?people=400');
  const people = await sheet().findByRole('spinbutton', { name: 'How many people?' });
  expect(people).toHaveValue(20);

  await user.clear(people);
  await user.type(people, '0');
  await user.tab();

  expect(people).toHaveValue(1);
  expect(address()).not.toContain('people');
});

test('hours a week: no week has more', async () => {
  const { user, address } = await openPlan({
    flow: [{}, { start: '2026-12-15T18:30:00Z' }],
    story: [{ start: '2026-12-09T18:30:00Z', pattern: '2 x 2 h, Wed+Fri 18:30' }],
  });
  expect(await line('Data Flow').findByRole('link', { name: /Tue 8 Dec/ })).toBeVisible();

  await user.selectOptions(sheet().getByRole('combobox', { name: 'Hours a week' }), '6');

  const chosen = sheet().getAllByRole('link', { name: /^(Data Flow|User Story), / });
  expect(chosen.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Data Flow, Tue 15 Dec',
    'User Story, Wed 9 Dec',
  ]);
  expect(line('Data Flow').getByText('Tue 8 Dec: 8 hours in one week, with User Story')).toBeVisible();
  expect(address()).toContain('hours=6');
});

test('holidays are left out unless wanted, and days on which one is away', async () => {
  const { user, address } = await openPlan({
    flow: [{ start: '2026-12-22T18:30:00Z' }, { start: '2027-01-05T18:30:00Z' }, { start: '2027-01-12T18:30:00Z' }],
  });
  expect(await line('Data Flow').findByRole('link', { name: /Tue 5 Jan/ })).toBeVisible();
  expect(line('Data Flow').getByText('Tue 22 Dec: a session on Thu 24 Dec, a day off')).toBeVisible();

  await user.type(sheet().getByLabelText('Away from'), '2027-01-07');
  expect(line('Data Flow').getByRole('link', { name: /Tue 12 Jan/ })).toBeVisible();

  await user.clear(sheet().getByLabelText('Away from'));
  await user.type(sheet().getByLabelText('Away until'), '2027-01-08');
  expect(line('Data Flow').getByRole('link', { name: /Tue 12 Jan/ })).toBeVisible();

  await user.clear(sheet().getByLabelText('Away until'));
  await user.type(sheet().getByLabelText('Away from'), '2027-01-07');
  await user.click(sheet().getByRole('checkbox', { name: /Leave out 24 to 26 December/ }));
  expect(line('Data Flow').getByRole('link', { name: /Tue 22 Dec/ })).toBeVisible();
  expect(address()).toContain('away=2027-01-07&holidays=in');
});

test('where a class and each of its sessions are held', async () => {
  const { user } = await openPlan({ flow: [{ venue: 'Test Street 1', sessionVenues: '2: Room 5' }] });
  const flowLine = line('Data Flow');
  expect(await flowLine.findByText(/2 sessions/)).toHaveTextContent('2 sessions, Live online, Test Street 1, Test');

  await user.click(sheet().getByRole('button', { name: 'Show every session' }));

  expect(
    within(flowLine.getByRole('list', { name: 'Sessions' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Tue 8 Dec, 18:30–20:30', 'Thu 10 Dec, 18:30–20:30, Room 5']);
});

test('every session, on request: time, zone, place, trainer', async () => {
  const { user } = await openPlan({
    flow: [{ start: '2026-12-08T18:30:00+03:00', timeZone: 'Europe/Istanbul' }],
  });
  const flowLine = line('Data Flow');
  expect(await flowLine.findByText(/Live online/)).toHaveTextContent(
    '2 sessions, Live online, Test Trainer, 8 seats left. 18:30 in Europe/Istanbul.',
  );
  expect(sheet().getByRole('button', { name: 'Show every session' })).toHaveAttribute('aria-expanded', 'false');

  await user.click(sheet().getByRole('button', { name: 'Show every session' }));

  expect(sheet().getByRole('button', { name: 'Hide the sessions' })).toHaveAttribute('aria-expanded', 'true');
  expect(
    within(flowLine.getByRole('list', { name: 'Sessions' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Tue 8 Dec, 15:30–17:30', 'Thu 10 Dec, 15:30–17:30']);
  expect(sheet().getByText('Times are in UTC.')).toBeVisible();
});

test('more classes than the first request has: all of them are compared', async () => {
  const full = Array.from({ length: 8 }, () => ({ seatsLeft: 0 }));
  const { requests } = await openPlan({ flow: [...full, { start: '2027-02-02T18:30:00Z' }] });

  expect(await line('Data Flow').findByRole('link', { name: /Tue 2 Feb/ })).toBeVisible();
  expect(requests.filter(({ body }) => JSON.stringify(body).includes('"flow'))).toHaveLength(2);
});

test('more classes than one call answers: all of them are compared', async () => {
  const full = Array.from({ length: 140 }, () => ({ seatsLeft: 0 }));
  const { requests } = await openPlan({ flow: [...full, { start: '2027-02-02T18:30:00Z' }] });

  expect(await line('Data Flow').findByRole('link', { name: /Tue 2 Feb/ })).toBeVisible();
  expect(requests.filter(({ body }) => JSON.stringify(body).includes('"flow'))).toHaveLength(3);
});

test.each([
  ['no pattern', { pattern: 'by arrangement' }],
  ['a pattern that the start is not of', { pattern: '5 x 2 h, Mon+Wed 18:30' }],
])('class whose sessions are not all known, %s: not one that fits', async (_, row) => {
  await openPlan({ flow: [row, { start: '2026-12-15T18:30:00Z' }] });

  expect(await line('Data Flow').findByRole('link', { name: /Tue 15 Dec/ })).toBeVisible();
  expect(line('Data Flow').getByText('Tue 8 Dec: not all of its sessions are known')).toBeVisible();
});

test('classes of one Language cannot be loaded: says so, without a sum, a file or paper, until they can', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const isBroken = vi.fn(() => true);
  const { user } = await openPlan(
    { flow: [{}], story: [{ start: '2026-12-14T18:30:00Z', pattern: '2 x 2 h, Mon+Wed 18:30' }] },
    '',
    isBroken,
  );

  expect(await sheet().findByText(/^The dates of Data Flow could not be loaded, so there is no sum\./)).toBeVisible();
  expect(line('User Story').getByRole('link', { name: /Mon 14 Dec/ })).toBeVisible();
  expect(line('Data Flow').queryByRole('link')).toBeNull();
  expect(together().queryByText(/EUR|without/)).toBeNull();
  expect(sheet().queryByRole('link', { name: 'Calendar file' })).toBeNull();
  expect(sheet().queryByRole('button', { name: 'Print the plan' })).toBeNull();

  isBroken.mockReturnValue(false);
  await user.click(sheet().getByRole('button', { name: 'Try again' }));

  expect(await line('Data Flow').findByRole('link', { name: /Tue 8 Dec/ })).toBeVisible();
  expect(together().getByText('960 EUR')).toBeVisible();
  expect(sheet().getByRole('button', { name: 'Print the plan' })).toBeVisible();
  expect(sheet().queryByText(/could not be loaded/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Your plan, with dates and prices' })).toHaveFocus();
});

test('classes of one Language asked for again: said while they load, and a second failure is an alert of its own', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const again = Promise.withResolvers<'no connection'>();
  const { user, reply } = await openPlan({ flow: [{}] }, '', () => true);
  const first = await sheet().findByRole('alert');

  reply('calle/GetClassList', again.promise);
  await user.click(sheet().getByRole('button', { name: 'Try again' }));

  expect(sheet().getByText('The dates of Data Flow are loading …')).toBeVisible();
  expect(sheet().queryByRole('alert')).toBeNull();

  again.resolve('no connection');

  expect(await sheet().findByRole('alert')).toHaveTextContent(/^The dates of Data Flow could not be loaded/);
  expect(first).not.toBeInTheDocument();
});

test('another plan while its classes are requested: no sum and no calendar file', async () => {
  const answer = Promise.withResolvers<{ rows: ClassRow[] }>();
  const { user } = await openPlan({ flow: [{}] });
  expect(await together().findByText('480 EUR')).toBeVisible();
  fakeApi({ 'calle/GetClassList': () => answer.promise });

  await user.click(screen.getByRole('button', { name: 'Another plan' }));

  expect(together().queryByText(/EUR/)).toBeNull();
  expect(sheet().queryByRole('link', { name: 'Calendar file' })).toBeNull();

  answer.resolve({ rows: [] });

  expect(await together().findByText('Together, without Form')).toBeVisible();
});

test('Copy link: a link that shows this plan for as many people, and stores nothing', async () => {
  fakeApi({ 'calle/GetClassList': { rows: [] } });
  const { user, unmount } = renderPage(needsPage, { path: '/my-needs?people=3' });
  await user.click(
    within(screen.getByRole('region', { name: 'Revenue or cost role' })).getByRole('switch', { name: 'Money' }),
  );
  await user.click(await sheet().findByRole('button', { name: 'Copy link' }));
  const link = await navigator.clipboard.readText();
  expect(link).toBe('http://site.test/my-needs?people=3#revenue-cost=1111112');
  unmount();
  localStorage.clear();

  renderPage(needsPage, { path: link.replace('http://site.test', '') });

  expect(await sheet().findByText('Revenue or cost role: 3 Languages, 32 hours, for 3 people')).toBeVisible();
  expect(screen.getByText(/plan that somebody sent you/)).toBeVisible();
  expect(localStorage.getItem('needs')).toBeNull();
});
