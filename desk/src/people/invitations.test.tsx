import type { InvitationRow, RecordAnswer } from '@agile-languages/api/desk';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeDesk, refusal } from '../test/fake-desk.tsx';
import { classes, mail, renderPeople } from './test-people.tsx';

const testInvitation: RecordAnswer<InvitationRow> = {
  data: { fullname: 'Test Newcomer', email: 'new@example.com', classId: '500001' },
  id: 'test-invitation',
  title: 'Test Newcomer',
  version: 0,
  email: 'new@example.com',
  fullname: 'Test Newcomer',
  classId: '500001',
  className: 'Test class',
  isRenewal: false,
  createdAt: '2026-11-01T08:00:00.000Z',
  expiresAt: '2026-11-15T08:00:00.000Z',
  state: 'expired',
  mailFault: 'A mail waits: ECONNREFUSED',
};

test('new invitation, what was entered before: said, and begun anew', async () => {
  const user = userEvent.setup();
  fakeDesk({
    'GET /invitations?': { body: { rows: [], total: 0 } },
    'GET /classes?state=ahead': { body: { rows: [], total: 0 } },
  });
  const { unmount } = renderPeople('/invitations');
  expect(await screen.findByText('There is no class on the site that has not begun.')).toBeVisible();
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Ann');
  expect(screen.queryByText(/still here/)).toBeNull();
  unmount();
  renderPeople('/invitations');
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('Ann');
  expect(screen.getByText(/What you entered before is still here/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Begin anew' }));
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('');
  expect(screen.queryByText(/still here/)).toBeNull();
  expect(sessionStorage.getItem('unsaved invitations new')).toBeNull();
});

test('invitation that has expired: sent again', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({
    'GET /invitations?': { body: { rows: [testInvitation], total: 1 } },
    'GET /classes?state=ahead': classes,
    'POST /invitations/test-invitation/again?dry=1': { body: { ...mail, subject: 'Your invitation' } },
    'POST /invitations/test-invitation/again': {},
  });
  renderPeople('/invitations');
  const row = await screen.findByRole('row', { name: /^Test Newcomer/ });
  expect(row).toHaveTextContent(/new@example\.com.*Expired/);
  expect(within(row).getAllByText(/A mail waits: ECONNREFUSED/)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Send again to new@example.com' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Show the mail' }));
  expect(await dialog.findByRole('article', { name: 'Your invitation' })).toBeVisible();
  expect(requests.map(({ name }) => name)).not.toContain('POST /invitations/test-invitation/again');
  await user.click(dialog.getByRole('button', { name: 'Send again' }));

  expect(await screen.findByText(/^A new link is on its way to new@example.com/)).toBeVisible();
  expect(requests.filter(({ name }) => name === 'POST /invitations/test-invitation/again')).toHaveLength(1);
});

test('invitations from a file: what it would do first, then everybody is invited', async () => {
  const user = userEvent.setup();
  const report = { isDone: false, added: 2, changed: 0, unchanged: 1, published: 0, faults: [], notices: [] };
  const { requests } = fakeDesk({
    'GET /invitations?': { body: { rows: [testInvitation], total: 1 } },
    'GET /classes?state=ahead': classes,
    'POST /import/invitations?dry=1': { body: report },
    'POST /import/invitations': { body: { ...report, isDone: true } },
  });
  renderPeople('/invitations');
  const file = new File(['E-mail,Name,Class'], 'invitations.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('Import a CSV file'), file);

  expect(await screen.findByText(/^Nothing is wrong. It would be: 2 invited, 0 to another class/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText(/^Imported: 2 invited, .* 1 keep their invitation and get no mail\.$/)).toBeVisible();
  expect(requests.filter(({ name }) => name.startsWith('POST'))).toHaveLength(2);
});

test('invitations: the class has its name, and a link to it', async () => {
  fakeDesk({
    'GET /invitations?': { body: { rows: [testInvitation], total: 1 } },
    'GET /classes?state=ahead': classes,
  });
  renderPeople('/invitations');
  const row = await screen.findByRole('row', { name: /new@example.com/ });
  expect(within(row).getByRole('link', { name: 'Test class' })).toHaveAttribute('href', '/classes/500001');
});

test('invitation: from the fields; what is wrong is said at its field, and what was typed stays', async () => {
  const user = userEvent.setup();
  const faults = [{ field: 'email', fault: 'This person is a member already.' }];
  const { replies, requests } = fakeDesk({
    'GET /invitations?': { body: { rows: [], total: 0 } },
    'GET /classes?state=ahead': classes,
    'POST /invitations': refusal(422, 'E-mail: this person is a member already.', { faults }),
  });
  renderPeople('/invitations');
  await screen.findByRole('option', { name: '2027-04-01, Other class (3 seats left)' });
  const email = screen.getByRole('textbox', { name: 'E-mail' });
  await user.type(email, 'new@example.com');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Test Newcomer');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Class' }), '500002');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  await waitFor(() => expect(email).toHaveAccessibleDescription(/is a member already/));
  expect(email).toHaveFocus();

  replies['POST /invitations'] = { body: testInvitation };
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText(/^Test Newcomer is invited/)).toBeVisible();
  expect(email).toHaveValue('');
  expect(requests.findLast(({ name }) => name === 'POST /invitations')?.body).toEqual({
    data: { email: 'new@example.com', fullname: 'Test Newcomer', classId: '500002', code: '' },
  });
});
