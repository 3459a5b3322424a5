import type { StaffRow } from '@agile-languages/api/desk';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeDesk, refusal, renderSignedIn, testAccount } from '../test/fake-desk.tsx';
import { StaffPage } from './staff-page.tsx';

const testStaff = (change: Partial<StaffRow>): StaffRow => ({
  id: 'test-editor',
  email: 'editor@example.com',
  fullname: 'Test Editor',
  role: 'editor',
  passkeys: 0,
  hasPassword: false,
  createdAt: '2026-11-21T09:00:00.000Z',
  ...change,
});

const owner = testStaff({ id: testAccount.id, email: testAccount.email, fullname: 'Test Owner', role: 'owner' });
const testList = { body: { rows: [testStaff({}), owner] } };

test('staff: role and ways to sign in, and nothing that would lock oneself out', async () => {
  fakeDesk({ 'GET /staff': testList });
  renderSignedIn(<StaffPage />);
  const row = await screen.findByRole('row', { name: /editor@example.com/ });

  expect(within(row).getByRole('cell', { name: 'nothing yet: invited' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Role of owner@example.com' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Remove owner@example.com' })).not.toBeInTheDocument();
});

test('staff, another role: saved', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({ 'GET /staff': testList, 'PUT /staff/test-editor': {} });
  renderSignedIn(<StaffPage />);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Role of editor@example.com' }), 'trainer');

  await waitFor(() => expect(requests).toContainEqual({ name: 'PUT /staff/test-editor', body: { role: 'trainer' } }));
});

test('staff, remove: only after it was confirmed', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({ 'GET /staff': testList, 'DELETE /staff/test-editor': {} });
  renderSignedIn(<StaffPage />);
  await user.click(await screen.findByRole('button', { name: 'Remove editor@example.com' }));
  expect(requests.some(({ name }) => name.startsWith('DELETE'))).toBe(false);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));

  await waitFor(() => expect(requests.map(({ name }) => name)).toContain('DELETE /staff/test-editor'));
});

test('staff, invitation: sent, and what was typed stays when it is refused', async () => {
  const user = userEvent.setup();
  const { replies } = fakeDesk({ 'GET /staff': testList, 'POST /staff': refusal(409, 'Test refusal.') });
  renderSignedIn(<StaffPage />);
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
