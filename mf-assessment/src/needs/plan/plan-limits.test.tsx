import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { line, openPlan, planForEachTest, sheet } from './test-plan.tsx';

planForEachTest();

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
