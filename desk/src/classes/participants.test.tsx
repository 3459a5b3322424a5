import { hostileCells } from '@agile-languages/api/testing/hostile-cells';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeDesk } from '../test/fake-desk.tsx';
import { answers, fullClass, renderAt } from './test-participants.tsx';

test('participants of a class with sessions on other dates: those dates instead of the pattern', async () => {
  const data = { ...fullClass.data, otherDates: '2026-03-10: 2026-03-12 10:00-12:00' };
  fakeDesk({ ...answers, 'GET /classes/7': { body: { ...fullClass, data } } });
  renderAt('/classes/7/participants');

  expect(await screen.findByText(/1 enrolled/)).toHaveTextContent(
    'Tue 3 Mar 2026, 18:30; Tue 10 Mar 2026, 18:30; Tue 17 Mar 2026, 18:30 (Europe/Vienna). 1 enrolled, 1 seat.',
  );
  expect(screen.getByRole('columnheader', { name: 'Session 2, Tue 10 March' })).toBeVisible();
});

test.each([...hostileCells, '<img src="x" onerror="x()">'])(
  'participant whose name and address are %j: text in the printed list, no link elsewhere',
  async (text) => {
    const { body } = answers['GET /classes/7/participants'];
    const [row] = body.rows;
    fakeDesk({
      ...answers,
      'GET /classes/7/participants': { body: { ...body, rows: [{ ...row, fullname: text, email: text }] } },
    });
    renderAt('/classes/7/participants');
    const table = within(await screen.findByRole('table'));
    const [head, ...cells] = [...table.getAllByRole('rowheader'), ...table.getAllByRole('cell')];

    expect(head?.textContent).toBe(text);
    expect(cells.map(({ textContent }) => textContent)).toContain(text);
    expect(table.queryByRole('img')).toBeNull();
    for (const link of table.getAllByRole('link')) expect(link.getAttribute('href')).toMatch(/^\/(members|bookings)\//);
  },
);

test('participants, waiting list of a full class: added, removed', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({
    ...answers,
    'POST /enrolments/wait?dry=1': {
      body: { recipients: 0, subject: '', text: '', html: '', calendar: '' },
    },
    'POST /enrolments/wait': {},
    'POST /enrolments/7~test-second/leave?dry=1': {
      body: { recipients: 1, subject: 'Test end', text: '', html: '<p>Test mail</p>', calendar: '' },
    },
    'POST /enrolments/7~test-second/leave': {},
  });
  renderAt('/classes/7/participants');
  expect(await screen.findByText('A mail was given up: EENVELOPE 550')).toBeVisible();
  await user.type(await screen.findByRole('searchbox', { name: 'Find a member' }), 'thi');
  await screen.findByRole('option', { name: 'Test Third, third@example.com' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Member' }), 'third@example.com');
  await user.click(screen.getByRole('button', { name: 'Show the mail' }));
  expect(await screen.findByText('No mail is sent.')).toBeVisible();
  expect(requests.map(({ name }) => name)).not.toContain('POST /enrolments/wait');
  await user.click(screen.getByRole('button', { name: 'Add to the waiting list' }));
  expect(await screen.findByText('third@example.com waits for a seat.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Remove Test Second from the waiting list' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Take off the waiting list?' }));
  await user.click(dialog.getByRole('button', { name: 'Show the mail' }));
  expect(await dialog.findByText('Test mail')).toBeVisible();
  expect(requests.map(({ name }) => name)).not.toContain('POST /enrolments/7~test-second/leave');
  await user.click(dialog.getByRole('button', { name: 'Take off the list' }));
  expect(await screen.findByText('Test Second waits no more and is told by mail.')).toBeVisible();
  expect(requests.map(({ name }) => name)).toContain('POST /enrolments/7~test-second/leave');
});
