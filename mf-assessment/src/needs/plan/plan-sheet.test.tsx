import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { line, openPlan, planForEachTest, sheet, together } from './test-plan.tsx';

planForEachTest();

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
