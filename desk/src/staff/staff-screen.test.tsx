import type { RecordAnswer, StaffRow } from '@agile-languages/api/desk';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ListPage } from '../list/list-page.tsx';
import { fakeDesk, refusal, renderSignedIn, testAccount } from '../test/fake-desk.tsx';
import { staffScreen } from './staff-screen.tsx';

const testStaff = (change: Partial<StaffRow>): RecordAnswer<StaffRow> => ({
  id: 'test-editor',
  title: 'Test Editor',
  state: 'all',
  version: 0,
  email: 'editor@example.com',
  fullname: 'Test Editor',
  role: 'editor',
  passkeys: 0,
  hasPassword: false,
  createdAt: '2026-11-21T09:00:00.000Z',
  data: { email: change.email ?? 'editor@example.com' },
  ...change,
});

const owner = testStaff({ id: testAccount.id, email: testAccount.email, fullname: 'Test Owner', role: 'owner' });
const testList = { body: { rows: [testStaff({}), owner], total: 2 } };

test('staff: role and ways to sign in, and nothing that would lock oneself out', async () => {
  fakeDesk({ 'GET /staff?': testList });
  renderSignedIn(<ListPage screen={staffScreen} />);
  const row = await screen.findByRole('row', { name: /editor@example.com/ });

  expect(within(row).getByRole('cell', { name: 'nothing yet: invited' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Role of owner@example.com' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Remove owner@example.com' })).not.toBeInTheDocument();
});

test('staff, another role: saved', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({ 'GET /staff?': testList, 'PUT /staff/test-editor': {} });
  renderSignedIn(<ListPage screen={staffScreen} />);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Role of editor@example.com' }), 'trainer');

  await waitFor(() =>
    expect(requests).toContainEqual({ name: 'PUT /staff/test-editor', body: { data: { role: 'trainer' } } }),
  );
});

test('staff, remove: only after it was confirmed', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({ 'GET /staff?': testList, 'POST /staff/test-editor/remove': {} });
  renderSignedIn(<ListPage screen={staffScreen} />);
  await user.click(await screen.findByRole('button', { name: 'Remove editor@example.com' }));
  expect(requests.some(({ name }) => name.endsWith('/remove'))).toBe(false);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));

  await waitFor(() => expect(requests.map(({ name }) => name)).toContain('POST /staff/test-editor/remove'));
});

test('staff, new link and invitation: the mail first', async () => {
  const user = userEvent.setup();
  const mail = { recipients: 1, subject: 'Your sign-in', text: '', html: '<p>Test</p>', calendar: '' };
  const { requests } = fakeDesk({
    'GET /staff?': testList,
    'POST /staff?dry=1': { body: mail },
    'POST /staff/test-editor/link?dry=1': { body: mail },
    'POST /staff/test-editor/link': {},
  });
  renderSignedIn(<ListPage screen={staffScreen} />);
  await user.click(await screen.findByRole('button', { name: 'Send a new link to editor@example.com' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Show the mail' }));
  expect(await dialog.findByRole('article', { name: 'Your sign-in' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/^A new link was mailed/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Show the mail' }));
  expect(await screen.findByRole('article', { name: 'Your sign-in' })).toBeVisible();
  expect(requests.map(({ name }) => name)).not.toContain('POST /staff');
});

test('staff, invitation: sent, and what was typed stays when it is refused', async () => {
  const user = userEvent.setup();
  const { replies } = fakeDesk({ 'GET /staff?': testList, 'POST /staff': refusal(409, 'Test refusal.') });
  renderSignedIn(<ListPage screen={staffScreen} />);
  const email = await screen.findByRole('textbox', { name: 'E-mail' });
  await user.type(email, 'new@example.com');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Test refusal.');
  expect(email).toHaveValue('new@example.com');

  replies['POST /staff'] = {};
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText(/^new@example.com is invited/)).toBeVisible();
  expect(email).toHaveValue('');
});
