import type { DeskClass } from '@agile-languages/api/desk';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { fakeDesk, renderSignedIn } from '../test/fake-desk.tsx';
import { MovePage } from './move-page.tsx';
import { ParticipantsPage } from './participants-page.tsx';

const testClass: DeskClass = {
  id: '7',
  name: 'Test class',
  languageName: 'Form',
  trainerName: '',
  startsAt: '2027-03-02T17:30:00.000Z',
  endsAt: '2027-03-09T19:30:00.000Z',
  localStart: '2027-03-02T18:30:00+01:00',
  timeZone: 'Europe/Vienna',
  seatsTotal: 1,
  seatsLeft: 0,
  state: 'full',
  version: 4,
  data: {
    name: 'Test class',
    languageId: '1111117',
    start: '2027-03-02T18:30',
    timeZone: 'Europe/Vienna',
    pattern: '2 x 2 h, Tue 18:30',
    mode: 'Live online',
    trainerId: '',
    seats: '1',
    price: '480',
    oldPrice: '',
    currency: 'EUR',
    description: '<p>Test</p>',
  },
};
const person = {
  memberId: 'test-first',
  fullname: 'Test First',
  email: 'first@example.com',
  createdAt: testClass.endsAt,
};
const answers = {
  'GET /classes/7': { body: testClass },
  'GET /classes/7/participants': {
    body: {
      sessions: [{ start: '2027-03-02T17:30:00.000Z' }, { start: '2027-03-09T17:30:00.000Z' }],
      rows: [{ ...person, attended: [1] }],
    },
  },
  'GET /classes/7/waiting': { body: { rows: [{ ...person, memberId: 'test-second', fullname: 'Test Second' }] } },
};

const renderAt = (path: string) =>
  renderSignedIn(
    <Routes>
      <Route path="/classes/:id" element={<p>The class</p>} />
      <Route path="/classes/:id/participants" element={<ParticipantsPage />} />
      <Route path="/classes/:id/move" element={<MovePage />} />
    </Routes>,
    { path },
  );

test('participants, attendance: of the session that is chosen', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({ ...answers, 'PUT /classes/7/attendance': {} });
  renderAt('/classes/7/participants');
  expect(await screen.findByRole('checkbox', { name: 'Test First was in session 1' })).toBeChecked();

  await user.selectOptions(screen.getByLabelText('Attendance of'), 'Session 2, Tue 9 March');
  await user.click(screen.getByRole('checkbox', { name: 'Test First was in session 2' }));
  expect(requests.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({
    memberId: 'test-first',
    session: 2,
    isPresent: true,
  });
});

test('participants, attendance while it is saved: shown at once, and the box keeps the focus', async () => {
  const user = userEvent.setup();
  fakeDesk(answers);
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
    init?.method === 'PUT' ? new Promise(() => {}) : send(input, init),
  );
  renderAt('/classes/7/participants');
  const box = await screen.findByRole('checkbox', { name: 'Test First was in session 1' });
  await user.click(box);

  expect(box).not.toBeChecked();
  expect(box).toBeEnabled();
  expect(box).toHaveFocus();
});

test('participants, waiting list of a full class: added, removed', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({
    ...answers,
    'POST /classes/7/waiting': {},
    'DELETE /classes/7/waiting/test-second': {},
  });
  renderAt('/classes/7/participants');
  await user.type(await screen.findByLabelText('E-mail of a member'), 'third@example.com');
  await user.click(screen.getByRole('button', { name: 'Add to the waiting list' }));
  expect(await screen.findByText('third@example.com waits for a seat.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Remove Test Second from the waiting list' }));
  await waitFor(() => expect(requests.map(({ name }) => name)).toContain('DELETE /classes/7/waiting/test-second'));
});

test('new times: the mail first, then saved and sent with what was entered', async () => {
  const user = userEvent.setup();
  sessionStorage.setItem('unsaved class 7', JSON.stringify({ start: '2027-04-06T18:30' }));
  const mail = { recipients: 2, subject: 'New times: Test class', text: '', html: '<p>Test mail</p>', calendar: '' };
  const { requests } = fakeDesk({
    ...answers,
    'POST /classes/7/move-preview': { body: mail },
    'POST /classes/7/move': { body: { ...testClass, version: 5 } },
  });
  renderAt('/classes/7/move');
  await user.type(await screen.findByLabelText('What you add to the mail'), 'Sorry');
  await user.click(screen.getByRole('button', { name: 'Show the mail' }));
  expect(await screen.findByText('Test mail')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save and send 2 mails' }));

  expect(await screen.findByText('The class')).toBeVisible();
  expect(requests.find(({ name }) => name === 'POST /classes/7/move')?.body).toEqual({
    version: 4,
    data: { ...testClass.data, start: '2027-04-06T18:30' },
    reason: 'Sorry',
  });
  expect(sessionStorage.getItem('unsaved class 7')).toBeNull();
});
