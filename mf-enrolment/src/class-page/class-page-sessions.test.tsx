import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answering, classPageForEachTest, show, testClass } from './test-class-page.tsx';

classPageForEachTest();

test.each([
  ['Room 4, Test Street 1', 'Venue: Room 4, Test Street 1'],
  ['', undefined],
])('class page, venue %j: shows %j', async (venue, shown) => {
  answering({ ...testClass, venue });
  show();

  await screen.findByRole('heading', { level: 1, name: 'Test form class' });
  expect(screen.queryByText(/^Venue/)?.textContent).toBe(shown);
});

test('class page, session at another place: its row says so', async () => {
  answering({ ...testClass, venue: 'Room 4', sessionVenues: '2: Room 5' });
  show();
  const table = within(await screen.findByRole('table'));

  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Mon 30 Nov',
    'Wed 2 Dec Room 5',
    'Mon 7 Dec',
  ]);
});

test('class page, sessions: one row each, by the clock of the class and by yours', async () => {
  answering();
  show();
  const table = within(await screen.findByRole('table'));

  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent.replaceAll('\u200b', ''))).toEqual([
    'No.',
    'Date',
    'Europe/Istanbul',
    'Your time, Europe/Berlin',
  ]);
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Mon 30 Nov',
    'Wed 2 Dec',
    'Mon 7 Dec',
  ]);
  expect(table.getAllByText('18:30')).toHaveLength(3);
  expect(table.getAllByText('16:30')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Add all 3 sessions to calendar' })).toHaveAttribute(
    'href',
    'http://site.test/api/classes/500013.ics',
  );
});

test('class page, two sessions: both to the calendar', async () => {
  answering({ ...testClass, pattern: '2 x 3 h, Mon+Wed 18:30' });
  show();

  expect(await screen.findByRole('link', { name: 'Add both sessions to calendar' })).toBeVisible();
});

test('class page, start and pattern disagree: the first session alone, and what it is the first of', async () => {
  answering({ ...testClass, start: '2026-12-03T18:30:00+03:00' });
  show();

  expect(await screen.findByText('Dates of sessions 2 to 3 follow.')).toBeVisible();
  expect(screen.getAllByRole('rowheader')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
});
