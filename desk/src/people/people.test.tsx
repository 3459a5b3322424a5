import type { InvitationRow, MemberAnswer } from '@agile-languages/api/desk';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { fakeDesk, refusal, renderSignedIn, testAccount } from '../test/fake-desk.tsx';
import { InvitationPage } from './invitation-page.tsx';
import { MemberPage } from './member-page.tsx';

const testMember: MemberAnswer = {
  id: 'test-one',
  email: 'one@example.com',
  fullname: 'Test One',
  createdAt: '2026-11-01T08:00:00.000Z',
  classes: [
    {
      id: '500001',
      name: 'Test class',
      startsAt: '2027-03-02T17:30:00.000Z',
      timeZone: 'Europe/Vienna',
      state: 'published',
      enrolledAt: '2026-11-02T08:00:00.000Z',
    },
  ],
};
const testInvitation: InvitationRow = {
  id: 'test-invitation',
  email: 'new@example.com',
  fullname: 'Test Newcomer',
  classId: '500001',
  className: 'Test class',
  isRenewal: false,
  createdAt: '2026-11-01T08:00:00.000Z',
  expiresAt: '2026-11-15T08:00:00.000Z',
  state: 'expired',
};
const classes = { body: { rows: [{ id: '500002', name: 'Other class', localStart: '2027-04-01T09:00:00+02:00' }] } };

const renderPeople = (path: string, account = testAccount) =>
  renderSignedIn(
    <Routes>
      <Route path="/members/:id" element={<MemberPage />} />
      <Route path="/invitations" element={<InvitationPage />} />
    </Routes>,
    { path, account },
  );

test('member, seat cancelled: after a question, and the server is asked once', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({
    'GET /members/test-one': { body: testMember },
    'GET /classes?state=published': classes,
    'DELETE /members/test-one/enrolments/500001': {},
  });
  renderPeople('/members/test-one');
  await user.click(await screen.findByRole('button', { name: 'Cancel the seat in Test class' }));
  await user.click(screen.getByRole('button', { name: 'Cancel the seat' }));

  expect(await screen.findByText('The seat in Test class is free again.')).toBeVisible();
  expect(requests.filter(({ name }) => name.startsWith('DELETE'))).toHaveLength(1);
});

test('member, enrolled in a class that filled up meanwhile: the sentence of the server', async () => {
  const user = userEvent.setup();
  fakeDesk({
    'GET /members/test-one': { body: testMember },
    'GET /classes?state=published': classes,
    'POST /members/test-one/enrolments': refusal(409, 'This class has no seat left.'),
  });
  renderPeople('/members/test-one');
  await screen.findByRole('option', { name: '2027-04-01, Other class' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Class' }), '500002');
  await user.click(screen.getByRole('button', { name: 'Enrol' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('This class has no seat left.');
});

test('member, erased by an owner: after a question, and the page states what stays', async () => {
  const user = userEvent.setup();
  fakeDesk({
    'GET /members/test-one': { body: testMember },
    'GET /classes?state=published': classes,
    'DELETE /members/test-one': { body: { kept: 2, givenBack: 1 } },
  });
  renderPeople('/members/test-one');
  await user.click(await screen.findByRole('button', { name: 'Erase this member' }));
  await user.click(screen.getByRole('button', { name: 'Erase for good' }));

  expect(await screen.findByRole('status')).toHaveTextContent('Enrolments that stay without name: 2.');
  expect(screen.queryByText('Test One')).not.toBeInTheDocument();
});

test('member, seen by a trainer: the export, and no button to erase', async () => {
  fakeDesk({ 'GET /members/test-one': { body: testMember }, 'GET /classes?state=published': classes });
  renderPeople('/members/test-one', { ...testAccount, role: 'trainer' });

  const file = await screen.findByRole('link', { name: 'Export as JSON' });
  expect(file).toHaveAttribute('href', '/desk/api/members/test-one/export.json');
  expect(screen.queryByRole('button', { name: 'Erase this member' })).not.toBeInTheDocument();
});

test('invitation that has expired: sent again', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({
    'GET /invitations?': { body: { rows: [testInvitation], total: 1 } },
    'GET /classes?state=published': classes,
    'POST /invitations/again': {},
  });
  renderPeople('/invitations');
  expect(await screen.findByRole('row', { name: /^Test Newcomer/ })).toHaveTextContent('Expired');
  await user.click(screen.getByRole('button', { name: 'Send again to new@example.com' }));

  expect(await screen.findByText(/^A new link is on its way to new@example.com/)).toBeVisible();
  expect(requests.find(({ name }) => name === 'POST /invitations/again')?.body).toEqual({ email: 'new@example.com' });
});

test('invitations from a file: what it would do first, then everybody is invited', async () => {
  const user = userEvent.setup();
  const report = { isDone: false, added: 2, changed: 0, unchanged: 1, published: 0, faults: [] };
  const { requests } = fakeDesk({
    'GET /invitations?': { body: { rows: [testInvitation], total: 1 } },
    'GET /classes?state=published': classes,
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
