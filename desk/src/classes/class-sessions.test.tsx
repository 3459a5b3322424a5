import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeDesk } from '../test/fake-desk.tsx';
import { answers, renderClass } from './test-class-page.tsx';

test('class, pattern typed: its sessions in the time zone of the class and in the own one', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk(answers);
  renderClass('/classes/500001');
  const pattern = await screen.findByRole('textbox', { name: 'Sessions' });
  await user.clear(pattern);
  await user.type(pattern, '1 x 2 h, Tue 18:30');

  const sessions = screen.getByRole('region', { name: 'Sessions' });
  expect(await within(sessions).findByText('One session')).toBeVisible();
  expect(within(sessions).getByRole('columnheader', { name: 'In Europe/Vienna' })).toBeVisible();
  expect(within(sessions).getByRole('cell', { name: 'Tue 2 Mar 2027, 18:30–20:30' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Save and tell them by mail' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/classes\/\w+\/move$/),
  );
  await waitFor(() =>
    expect(requests.findLast(({ name }) => name === 'POST /classes/sessions')?.body).toEqual({
      start: '2027-03-02T18:30',
      timeZone: 'Europe/Vienna',
      pattern: '1 x 2 h, Tue 18:30',
      otherDates: '',
    }),
  );
});

test('class, time zone that does not exist: what is wrong, and the page stays', { tags: ['all'] }, async () => {
  const user = userEvent.setup();
  const { replies } = fakeDesk(answers);
  renderClass('/classes/500001');
  const zone = await screen.findByRole('combobox', { name: 'Time zone' });
  expect(await screen.findByText('One session')).toBeVisible();
  replies['POST /classes/sessions'] = { body: { rows: [], leftOut: [], otherDates: '', fault: 'Test fault' } };
  await user.type(zone, '/Nowhere');

  expect(await screen.findByText('Test fault')).toBeVisible();
  expect(zone).toHaveValue('Europe/Vienna/Nowhere');
});

const twoTuesdays = {
  rows: ['2027-03-02', '2027-03-09'].map((day) => ({
    ...{ of: day, day, start: `${day}T17:30:00.000Z`, end: `${day}T19:30:00.000Z` },
  })),
  ...{ leftOut: ['2027-03-16'], otherDates: '2027-03-16: left out', fault: '' },
};

test('session moved and left out by its buttons: lines of other dates, and a day is held again', async () => {
  const user = userEvent.setup();
  fakeDesk({ ...answers, 'POST /classes/sessions': { body: twoTuesdays } });
  renderClass('/classes/500001');
  const others = await screen.findByRole('textbox', { name: 'Other dates' });
  const change = await screen.findByRole('button', { name: 'Change the session on Tue 9 March 2027' });
  await user.click(change);
  const date = screen.getByLabelText('Date');
  expect(date).toHaveFocus();
  await user.clear(date);
  await user.type(date, '2027-03-10');
  await user.click(screen.getByRole('button', { name: 'Change this session' }));
  expect(others).toHaveValue('2027-03-09: 2027-03-10 18:30-20:30\n2027-03-16: left out');
  expect(screen.getByRole('heading', { name: 'Sessions' })).toHaveFocus();

  await waitFor(() => expect(change).toBeEnabled());
  await user.click(change);
  await user.click(screen.getByRole('button', { name: 'Leave it out' }));
  expect(others).toHaveValue('2027-03-09: left out\n2027-03-16: left out');

  const again = screen.getByRole('button', { name: 'Hold it on Tue 16 March 2027' });
  await waitFor(() => expect(again).toBeEnabled());
  await user.click(again);
  expect(others).toHaveValue('');
});

test('first session: its end alone can be another one, by the key Enter, and nothing is saved', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({ ...answers, 'POST /classes/sessions': { body: twoTuesdays } });
  renderClass('/classes/500001');
  await user.click(await screen.findByRole('button', { name: 'Change the session on Tue 2 March 2027' }));
  expect(screen.getByLabelText('Date')).toHaveAttribute('readonly');
  expect(screen.queryByRole('button', { name: 'Leave it out' })).toBeNull();
  const until = screen.getByLabelText('Until');
  await user.clear(until);
  await user.type(until, '21:00{Enter}');

  expect(screen.getByRole('textbox', { name: 'Other dates' })).toHaveValue(
    '2027-03-02: 2027-03-02 18:30-21:00\n2027-03-16: left out',
  );
  expect(requests.map(({ name }) => name)).not.toContain('PUT /classes/500001');
});
