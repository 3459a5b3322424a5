import type { InvitationRow, MemberAnswer, RecordAnswer } from '@agile-languages/api/desk';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { fakeDesk, refusal, renderSignedIn, testAccount } from '../test/fake-desk.tsx';
import { resourceRoutes } from '../test/resource-routes.tsx';
import { MemberPage } from './member-page.tsx';

const testMember: MemberAnswer = {
  id: 'test-one',
  title: 'Test One',
  state: 'member',
  version: 1,
  email: 'one@example.com',
  fullname: 'Test One',
  createdAt: '2026-11-01T08:00:00.000Z',
  data: { fullname: 'Test One', email: 'one@example.com', company: '', phone: '', notes: '' },
  mails: [
    {
      ...{ id: 'test-mail', createdAt: '2026-11-02T08:00:00.000Z', subject: 'You have a seat' },
      ...{ state: 'given up', fault: 'EENVELOPE 550' },
    },
  ],
  waiting: [
    {
      ...{ id: '500002', name: 'Full class', startsAt: '2027-04-06T16:30:00.000Z', timeZone: 'Europe/Vienna' },
      ...{ since: '2026-11-03T08:00:00.000Z', code: 'TEST20' },
    },
  ],
  classes: [
    {
      id: '500001',
      name: 'Test class',
      startsAt: '2027-03-02T17:30:00.000Z',
      timeZone: 'Europe/Vienna',
      state: 'published',
      enrolledAt: '2026-11-02T08:00:00.000Z',
      ...{ bookingId: 'abc2345678', agreed: '480 EUR', paidBy: '', payment: 'Open' },
    },
  ],
};
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
const classes = {
  body: { rows: [{ id: '500002', name: 'Other class', localStart: '2027-04-01T09:00:00+02:00', seatsLeft: 3 }] },
};

const memberAnswers = {
  'GET /members/test-one': { body: testMember },
  'GET /members/test-one/history': { body: { rows: [] } },
};

const renderPeople = (path: string, account = testAccount) =>
  renderSignedIn(
    <Routes>
      <Route path="/members/:id" element={<MemberPage />} />
      {resourceRoutes}
    </Routes>,
    { path, account },
  );

test('member, corrected: with the version that was seen; a new address says what comes of it', async () => {
  const user = userEvent.setup();
  const { replies, requests } = fakeDesk({
    ...memberAnswers,
    'GET /classes?state=on-site': classes,
    'PUT /members/test-one': refusal(422, 'E-mail: this is the address of another member.', {
      faults: [{ field: 'email', fault: 'This is the address of another member.' }],
    }),
  });
  renderPeople('/members/test-one');
  const email = await screen.findByRole('textbox', { name: 'E-mail' });
  await user.type(screen.getByRole('textbox', { name: 'Company' }), 'Test & Co');
  expect(screen.queryByText(/Both addresses get a mail/)).toBeNull();
  await user.clear(email);
  await user.type(email, 'new@example.com');
  expect(screen.getByText(/Both addresses get a mail/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(email).toHaveAccessibleDescription(/of another member/));

  const data = { ...testMember.data, email: 'new@example.com', company: 'Test & Co' };
  replies['PUT /members/test-one'] = { body: { ...testMember, version: 2, data } };
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(requests.findLast(({ name }) => name === 'PUT /members/test-one')?.body).toEqual({ version: 1, data });
});

test('member who waits for a seat: in which class, since when, with a way to its list', async () => {
  fakeDesk({ ...memberAnswers, 'GET /classes?state=on-site': classes });
  renderPeople('/members/test-one');
  const waiting = await screen.findByRole('region', { name: 'Waiting lists' });

  expect(waiting).toHaveTextContent(/Full class/);
  expect(waiting).toHaveTextContent(/TEST20/);
  expect(within(waiting).getByRole('link', { name: 'Full class' })).toHaveAttribute(
    'href',
    '/classes/500002/participants',
  );
});

const mail = { recipients: 1, subject: 'Your seat was given back', html: '<p>Hello</p>', text: 'Hello', calendar: '' };

test('member, seat cancelled: the mail is shown beforehand, and nothing is done by that', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({
    ...memberAnswers,
    'GET /classes?state=on-site': classes,
    'POST /enrolments/500001~test-one/cancel?dry=1': { body: mail },
  });
  renderPeople('/members/test-one');
  await user.click(await screen.findByRole('button', { name: 'Cancel the seat in Test class' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Show the mail' }));

  expect(await screen.findByRole('article', { name: 'Your seat was given back' })).toBeVisible();
  expect(requests.filter(({ name }) => name.startsWith('POST'))).toHaveLength(1);
});

test('member, seat cancelled: after a question, and the server is asked once', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({
    ...memberAnswers,
    'GET /classes?state=on-site': classes,
    'POST /enrolments/500001~test-one/cancel': { body: { said: 'The seat goes to Test Two, who waited longest.' } },
  });
  renderPeople('/members/test-one');
  await user.click(await screen.findByRole('button', { name: 'Cancel the seat in Test class' }));
  await user.click(screen.getByRole('button', { name: 'Cancel the seat' }));

  expect(await screen.findByText(/The seat goes to Test Two, who waited longest/)).toBeVisible();
  expect(requests.filter(({ name }) => name.startsWith('POST'))).toHaveLength(1);
});

test('member, seat of a company cancelled: the question says that it stays with the company', async () => {
  const user = userEvent.setup();
  const [row] = testMember.classes;
  fakeDesk({
    ...memberAnswers,
    'GET /classes?state=on-site': classes,
    'GET /members/test-one': { body: { ...testMember, classes: [{ ...row, paidBy: 'Test & Co' }] } },
  });
  renderPeople('/members/test-one');
  await user.click(await screen.findByRole('button', { name: 'Cancel the seat in Test class' }));
  expect(screen.getByText(/It stays with Test & Co, without a name/)).toBeVisible();
  expect(screen.queryByText(/waiting list/)).toBeNull();
});

test('member, enrolled in a class that filled up meanwhile: the sentence of the server', async () => {
  const user = userEvent.setup();
  fakeDesk({
    ...memberAnswers,
    'GET /classes?state=on-site': classes,
    'POST /enrolments': refusal(409, 'This class has no seat left.'),
  });
  renderPeople('/members/test-one');
  await screen.findByRole('option', { name: '2027-04-01, Other class (3 seats left)' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Class' }), '500002');
  await user.click(screen.getByRole('button', { name: 'Enrol' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('This class has no seat left.');
});

test('member, enrolled with a discount code: it goes with the class', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({
    ...memberAnswers,
    'GET /classes?state=on-site': classes,
    'POST /enrolments': { body: {} },
  });
  renderPeople('/members/test-one');
  await screen.findByRole('option', { name: '2027-04-01, Other class (3 seats left)' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Class' }), '500002');
  await user.type(screen.getByRole('textbox', { name: 'Discount code' }), 'spring-20');
  await user.click(screen.getByRole('button', { name: 'Enrol' }));

  expect(await screen.findByText(/has a seat, and a mail/)).toBeVisible();
  expect(requests.find(({ name }) => name === 'POST /enrolments')?.body).toMatchObject({
    data: { classId: '500002', code: 'spring-20' },
  });
});

test('member, erased by an owner: after a question, and the page states what stays', async () => {
  const user = userEvent.setup();
  fakeDesk({
    ...memberAnswers,
    'GET /classes?state=on-site': classes,
    'POST /members/test-one/erase?dry=1': { body: { ...mail, subject: 'You have a seat' } },
    'POST /members/test-one/erase': { body: { kept: 2, givenBack: 1, notice: '1 member moves up.' } },
  });
  renderPeople('/members/test-one');
  await user.click(await screen.findByRole('button', { name: 'Erase this member' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Show the mail' }));
  expect(await dialog.findByRole('article', { name: 'You have a seat' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Erase for good' }));

  expect(await screen.findByRole('status')).toHaveTextContent(
    'Enrolments that stay without name: 2. 1 member moves up.',
  );
  expect(screen.queryByText('Test One')).not.toBeInTheDocument();
});

test('member, link for a new password: the mail first', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({
    ...memberAnswers,
    'GET /classes?state=on-site': classes,
    'POST /members/test-one/renewal?dry=1': { body: { ...mail, subject: 'Your new password' } },
  });
  renderPeople('/members/test-one');
  const part = within(await screen.findByRole('region', { name: 'Sign-in' }));
  await user.click(part.getByRole('button', { name: 'Show the mail' }));

  expect(await part.findByRole('article', { name: 'Your new password' })).toBeVisible();
  expect(requests.map(({ name }) => name)).not.toContain('POST /members/test-one/renewal');
});

test('member, seen by a trainer: the export, and no button to erase', async () => {
  fakeDesk({ ...memberAnswers, 'GET /classes?state=on-site': classes });
  renderPeople('/members/test-one', { ...testAccount, role: 'trainer' });

  const file = await screen.findByRole('link', { name: 'Export as JSON' });
  expect(file).toHaveAttribute('href', '/desk/api/members/test-one/export.json');
  expect(screen.getByRole('row', { name: /You have a seat/ })).toHaveTextContent('Given up: EENVELOPE 550');
  expect(screen.queryByRole('button', { name: 'Erase this member' })).not.toBeInTheDocument();
});

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

test('choice of a class, more than a page: begun and full ones too, and found by words', async () => {
  const user = userEvent.setup();
  const far = { id: '500900', name: 'Far class', localStart: '2028-04-01T09:00:00+02:00', seatsLeft: 3 };
  fakeDesk({
    ...memberAnswers,
    'GET /classes?state=on-site': {
      body: {
        rows: [
          { ...far, id: '500901', name: 'Begun class', state: 'begun' },
          { ...far, id: '500902', name: 'Full class', state: 'full', seatsLeft: 0 },
        ],
        total: 1007,
      },
    },
    'GET /classes?state=on-site&q=far': { body: { rows: [far], total: 1 } },
  });
  renderPeople('/members/test-one');
  expect(await screen.findByRole('option', { name: '2028-04-01, Begun class (begun, 3 seats left)' })).toBeVisible();
  expect(screen.getByRole('option', { name: '2028-04-01, Full class (full)' })).toBeVisible();
  await user.type(await screen.findByRole('searchbox', { name: 'Find a class' }), 'far');
  expect(await screen.findByRole('option', { name: '2028-04-01, Far class (3 seats left)' })).toBeInTheDocument();
});
