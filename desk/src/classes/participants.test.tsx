import { classFields, type DeskClass, initialOf } from '@agile-languages/api/desk';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { fakeDesk, refusal, renderSignedIn } from '../test/fake-desk.tsx';
import { MovePage, PostponePage } from './mail-pages.tsx';
import { ParticipantsPage } from './participants-page.tsx';
import { WritePage } from './write-page.tsx';

const testClass: DeskClass = {
  id: '7',
  name: 'Test class',
  title: 'Test class',
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
    ...initialOf(classFields),
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
    reminderDays: '',
    cancelDays: '',
    currency: 'EUR',
    description: '<p>Test</p>',
  },
};
const person = {
  memberId: 'test-first',
  fullname: 'Test First',
  email: 'first@example.com',
  createdAt: testClass.endsAt,
  mailFault: '',
};
const third = { id: 'test-third', fullname: 'Test Third', email: 'third@example.com' };
const answers = {
  'GET /classes/7': { body: testClass },
  'GET /classes/7/participants': {
    body: {
      sessions: ['2026-03-03T17:30:00.000Z', '2026-03-10T17:30:00.000Z', '2026-03-17T17:30:00.000Z'].map((start) => ({
        start,
        day: start.slice(0, 10),
      })),
      begun: 2,
      rows: [{ ...person, attended: [2], bookingId: 'abc2345678', due: '576 EUR', payment: 'Paid' }],
    },
  },
  'GET /members?': { body: { rows: [{ ...third, id: 'test-other', email: 'other@example.com' }], total: 70_000 } },
  'GET /members?q=thi': { body: { rows: [third], total: 1 } },
  'GET /classes/7/waiting': {
    body: {
      rows: [
        {
          ...person,
          memberId: 'test-second',
          fullname: 'Test Second',
          mailFault: 'A mail was given up: EENVELOPE 550',
        },
      ],
    },
  },
};

const renderAt = (path: string) =>
  renderSignedIn(
    <Routes>
      <Route path="/classes/:id" element={<p>The class</p>} />
      <Route path="/classes/:id/participants" element={<ParticipantsPage />} />
      <Route path="/classes/:id/write" element={<WritePage />} />
      <Route path="/classes/:id/move" element={<MovePage />} />
      <Route path="/classes/:id/postpone" element={<PostponePage />} />
    </Routes>,
    { path },
  );

test('participants, attendance: of the last session that has begun by the clock of the server, or of the one that is chosen', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({ ...answers, 'POST /enrolments/7~test-first/mark': {} });
  renderAt('/classes/7/participants');
  expect(await screen.findByRole('checkbox', { name: 'Test First was in session 2' })).toBeChecked();

  await user.selectOptions(screen.getByLabelText('Attendance of'), 'Session 1, Tue 3 March');
  await user.click(screen.getByRole('checkbox', { name: 'Test First was in session 1' }));
  expect(requests.find(({ name }) => name.startsWith('POST'))?.body).toEqual({
    ...{ session: 1, start: '2026-03-03T17:30:00.000Z', isPresent: true },
  });

  await user.selectOptions(screen.getByLabelText('Attendance of'), 'Session 3, Tue 17 March (has not begun)');
  expect(screen.getByRole('checkbox', { name: 'Test First was in session 3' })).toBeDisabled();
});

test('participants of a class with sessions on other dates: those dates instead of the pattern', async () => {
  const data = { ...testClass.data, otherDates: '2026-03-10: 2026-03-12 10:00-12:00' };
  fakeDesk({ ...answers, 'GET /classes/7': { body: { ...testClass, data } } });
  renderAt('/classes/7/participants');

  expect(await screen.findByText(/1 enrolled/)).toHaveTextContent(
    'Tue 3 Mar 2026, 18:30; Tue 10 Mar 2026, 18:30; Tue 17 Mar 2026, 18:30 (Europe/Vienna). 1 enrolled, 1 seat.',
  );
  expect(screen.getByRole('columnheader', { name: 'Session 2, Tue 10 March' })).toBeVisible();
});

test('participants, attendance while it is saved: shown at once, and the box keeps the focus', async () => {
  const user = userEvent.setup();
  fakeDesk(answers);
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
    init?.method === 'POST' ? new Promise(() => {}) : send(input, init),
  );
  renderAt('/classes/7/participants');
  const box = await screen.findByRole('checkbox', { name: 'Test First was in session 2' });
  await user.click(box);

  expect(box).not.toBeChecked();
  expect(box).toBeEnabled();
  expect(box).toHaveFocus();
});

/** Marks are stored when they are answered. */
function heldMarks() {
  const people = ['first', 'second'].map((name) => ({ ...person, memberId: `test-${name}`, fullname: `Test ${name}` }));
  const marked = new Map([['test-first', [2]]]);
  const waiting: (() => void)[] = [];
  const shown = () => ({
    body: {
      ...answers['GET /classes/7/participants'].body,
      rows: people.map((row) => ({ ...row, attended: marked.get(row.memberId) ?? [] })),
    },
  });
  fakeDesk({ ...answers, 'GET /classes/7/participants': shown });
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const [, memberId] = /7~([\w-]+)\/mark$/.exec(decodeURIComponent(input)) ?? [];
    if (!memberId) return send(input, init);
    const { session, isPresent } = JSON.parse(String(init?.body));
    const isKept = await new Promise<boolean>((resolve) => {
      marks.answer = () => resolve(true);
      marks.refuse = () => resolve(false);
      waiting.splice(0).forEach((hear) => {
        hear();
      });
    });
    if (!isKept) return new Response(JSON.stringify({ err: [{ val: 'Not marked.' }] }), { status: 409 });
    const others = (marked.get(memberId) ?? []).filter((each) => each !== session);
    marked.set(memberId, isPresent ? [...others, session] : others);
    return new Response('{}');
  });
  const marks = { answer: () => {}, refuse: () => {}, sent: () => new Promise<void>((hear) => waiting.push(hear)) };
  return marks;
}

const boxOf = (name: string, session = 2) =>
  screen.findByRole('checkbox', { name: `Test ${name} was in session ${session}` });

test('participants, two people ticked at once: both stay as they were ticked until both are saved', async () => {
  const marks = heldMarks();
  renderAt('/classes/7/participants');
  const [first, second] = [await boxOf('first'), await boxOf('second')];
  const saved = marks.sent();
  fireEvent.click(first);
  fireEvent.click(second);
  await saved;
  expect(first).not.toBeChecked();
  expect(second).toBeChecked();

  const seen: boolean[] = [];
  const note = new MutationObserver(() => seen.push((first as HTMLInputElement).checked));
  note.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const next of [marks.sent(), undefined]) {
    marks.answer();
    await next;
    expect(first).not.toBeChecked();
    expect(second).toBeChecked();
  }
  await waitFor(() => expect(screen.getByText('1 of 3')).toBeVisible());
  note.disconnect();

  expect(seen).not.toContain(true);
  expect(first).not.toBeChecked();
  expect(second).toBeChecked();
});

test('participants, one person ticked off, on and off: the last tick shows all the time', async () => {
  const marks = heldMarks();
  renderAt('/classes/7/participants');
  const box = await boxOf('first');
  const sent = marks.sent();
  for (let times = 0; times < 3; times++) fireEvent.click(box);
  await sent;
  for (const isLast of [false, false, true]) {
    const next = isLast ? undefined : marks.sent();
    expect(box).not.toBeChecked();
    marks.answer();
    await next;
  }

  expect(box).not.toBeChecked();
  await waitFor(() => expect(screen.getAllByText('0 of 3')).toHaveLength(2));
});

test('participants, tick of another session while one is saved: each session shows its own', async () => {
  const user = userEvent.setup();
  heldMarks();
  renderAt('/classes/7/participants');
  fireEvent.click(await boxOf('second'));
  await user.selectOptions(screen.getByLabelText('Attendance of'), 'Session 1, Tue 3 March');

  expect(await boxOf('second', 1)).not.toBeChecked();
});

test('participants, tick that is refused while another one follows: said, and shown as it is kept', async () => {
  const marks = heldMarks();
  renderAt('/classes/7/participants');
  const [first, second] = [await boxOf('first'), await boxOf('second')];
  const sent = marks.sent();
  fireEvent.click(first);
  fireEvent.click(second);
  await sent;
  const next = marks.sent();
  marks.refuse();
  await next;
  marks.answer();

  expect(await screen.findByText('Not marked.')).toBeVisible();
  await waitFor(() => expect(first).toBeChecked());
  expect(second).toBeChecked();
});

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

test('new times: the mail first, then saved and sent with what was entered', async () => {
  const user = userEvent.setup();
  sessionStorage.setItem('unsaved classes 7', JSON.stringify({ start: '2027-04-06T18:30' }));
  const mail = { recipients: 2, subject: 'New times: Test class', text: '', html: '<p>Test mail</p>', calendar: '' };
  const { requests } = fakeDesk({
    ...answers,
    'POST /classes/7/move?dry=1': { body: mail },
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
  expect(sessionStorage.getItem('unsaved classes 7')).toBeNull();
});

test('new times that drop a session with attendance: a question, and the mail once it is answered', async () => {
  const user = userEvent.setup();
  const mail = { recipients: 2, subject: 'New times: Test class', text: '', html: '<p>Test mail</p>', calendar: '' };
  const question = 'Attendance is marked. Save all the same?';
  const { replies, requests } = fakeDesk({
    ...answers,
    'POST /classes/7/move?dry=1': refusal(409, question, { asks: 'alsoMarked' }),
    'POST /classes/7/move': { body: { ...testClass, version: 5 } },
  });
  renderAt('/classes/7/move');
  await user.click(await screen.findByRole('button', { name: 'Show the mail' }));
  expect(await screen.findByText(question)).toBeVisible();
  replies['POST /classes/7/move?dry=1'] = { body: mail };
  await user.click(screen.getByRole('button', { name: 'Show the mail all the same' }));
  await user.click(await screen.findByRole('button', { name: 'Save and send 2 mails' }));

  expect(await screen.findByText('The class')).toBeVisible();
  expect(requests.find(({ name }) => name === 'POST /classes/7/move')?.body).toMatchObject({ alsoMarked: true });
});

test('new times that ask twice: the mail comes once both are answered', async () => {
  const user = userEvent.setup();
  const mail = { recipients: 2, subject: 'New times: Test class', text: '', html: '<p>Test mail</p>', calendar: '' };
  const { replies, requests } = fakeDesk({
    ...answers,
    'POST /classes/7/move?dry=1': refusal(409, 'Attendance is marked.', { asks: 'alsoMarked' }),
    'POST /classes/7/move': { body: { ...testClass, version: 5 } },
  });
  renderAt('/classes/7/move');
  await user.click(await screen.findByRole('button', { name: 'Show the mail' }));
  await screen.findByText('Attendance is marked.');
  replies['POST /classes/7/move?dry=1'] = refusal(409, 'Its first session would have begun.', { asks: 'alsoBegun' });
  await user.click(screen.getByRole('button', { name: 'Show the mail all the same' }));
  await screen.findByText('Its first session would have begun.');
  replies['POST /classes/7/move?dry=1'] = { body: mail };
  await user.click(screen.getByRole('button', { name: 'Show the mail all the same' }));
  await user.click(await screen.findByRole('button', { name: 'Save and send 2 mails' }));

  expect(await screen.findByText('The class')).toBeVisible();
  const both = { alsoMarked: true, alsoBegun: true };
  for (const name of ['POST /classes/7/move?dry=1', 'POST /classes/7/move'])
    expect(requests.findLast((request) => request.name === name)?.body).toMatchObject(both);
});

test('postponed by a week: the mail first, then the one button, and what was entered elsewhere stays', async () => {
  const user = userEvent.setup();
  const kept = JSON.stringify({ price: '500' });
  sessionStorage.setItem('unsaved classes 7', kept);
  const mail = { recipients: 2, subject: 'New times: Test class', text: '', html: '<p>Test mail</p>', calendar: '' };
  const { requests } = fakeDesk({
    ...answers,
    'POST /classes/7/postpone?dry=1': { body: mail },
    'POST /classes/7/postpone': { body: { ...testClass, version: 5 } },
  });
  renderAt('/classes/7/postpone');
  await user.click(await screen.findByRole('button', { name: 'Show the mail' }));
  expect(await screen.findByText('Test mail')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Postpone the class and send 2 mails' }));

  expect(await screen.findByText('The class')).toBeVisible();
  expect(requests.find(({ name }) => name === 'POST /classes/7/postpone')?.body).toEqual({ version: 4, reason: '' });
  expect(sessionStorage.getItem('unsaved classes 7')).toBe(kept);
});

test('mail to participants: shown with the real count before it is sent, once tried to oneself; kept while it is written', async () => {
  const user = userEvent.setup();
  const written = { to: 'waiting', subject: 'Bring a case', words: 'Please bring a case.' };
  const mail = { recipients: 2, subject: written.subject, text: '', html: '<p>Please bring a case.</p>', calendar: '' };
  const { requests } = fakeDesk({
    ...answers,
    'POST /classes/7/write?dry=1': { body: mail },
    'POST /classes/7/write': { body: testClass },
  });
  const { unmount } = renderAt('/classes/7/write');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'To whom' }), 'Members who wait');
  await user.type(screen.getByRole('textbox', { name: 'Subject' }), written.subject);
  await user.type(screen.getByRole('textbox', { name: /^Words/ }), written.words);
  unmount();
  renderAt('/classes/7/write');
  expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue(written.subject);
  await user.click(screen.getByRole('button', { name: 'Send to me' }));
  expect(await screen.findByText('The mail to you is on the way.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send 2 mails' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the mail' }));
  expect(await screen.findByRole('article', { name: 'Bring a case' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send 2 mails' }));
  expect(await screen.findByText('The class')).toBeVisible();
  expect(requests.filter(({ name }) => name === 'POST /classes/7/write').map(({ body }) => body)).toEqual([
    { ...written, to: 'me' },
    written,
  ]);
});
