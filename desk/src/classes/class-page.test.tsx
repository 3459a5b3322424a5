import { classFields, type DeskClass, initialOf } from '@agile-languages/api/desk';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { fakeDesk, refusal, renderSignedIn } from '../test/fake-desk.tsx';
import { resourceRoutes } from '../test/resource-routes.tsx';
import { CancelPage } from './mail-pages.tsx';

const testClass: DeskClass = {
  id: '500001',
  name: 'Test class',
  title: 'Test class',
  languageName: 'Form',
  trainerName: '',
  startsAt: '2027-03-02T17:30:00.000Z',
  endsAt: '2027-03-30T18:30:00.000Z',
  localStart: '2027-03-02T18:30:00+01:00',
  timeZone: 'Europe/Vienna',
  seatsTotal: 10,
  seatsLeft: 8,
  state: 'published',
  version: 3,
  data: {
    ...initialOf(classFields),
    name: 'Test class',
    languageId: '1111117',
    start: '2027-03-02T18:30',
    timeZone: 'Europe/Vienna',
    pattern: '5 x 2 h, Tue 18:30',
    mode: 'Live online',
    trainerId: '',
    seats: '10',
    price: '480',
    oldPrice: '',
    reminderDays: '',
    cancelDays: '',
    currency: 'EUR',
    description: '<p>Test description</p>',
  },
};
const choices = {
  ...{ languages: [{ id: '1111117', name: 'Form' }], experts: [], topics: [] },
  ...{ currency: 'CHF', reminderDays: '3' },
};
const answers = {
  'GET /choices': { body: choices },
  'GET /classes/500001': { body: testClass },
  'GET /classes/500001/history': { body: { rows: [] } },
  'POST /classes/sessions': {
    body: {
      rows: [
        { of: '2027-03-02', day: '2027-03-02', start: '2027-03-02T17:30:00.000Z', end: '2027-03-02T19:30:00.000Z' },
      ],
      ...{ leftOut: [], otherDates: '', fault: '' },
    },
  },
};

const renderClass = (path: string) =>
  renderSignedIn(
    <Routes>
      {resourceRoutes}
      <Route path="/classes/:id/cancel" element={<CancelPage />} />
    </Routes>,
    { path },
  );

test('new class: begins with the currency of the provider, and with the day of its reminder', async () => {
  fakeDesk(answers);
  renderClass('/classes/new');
  expect(await screen.findByRole('textbox', { name: 'Currency' })).toHaveValue('CHF');
  expect(screen.getByRole('spinbutton', { name: 'Reminder' })).toHaveValue(3);
});

test('class list, filter in the address: asked for, and kept by the pages', async () => {
  const { requests } = fakeDesk({
    'GET /choices': { body: choices },
    'GET /classes?state=full&page=2': { body: { rows: [testClass], total: 120 } },
  });
  renderClass('/classes?state=full&page=2');

  const row = await screen.findByRole('row', { name: /^Test class/ });
  expect(row).toHaveTextContent('Tue 2 Mar 2027, 18:30 Europe/Vienna');
  expect(row).toHaveTextContent('2 of 10');
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/classes?state=full&page=3');
  expect(requests.map(({ name }) => name)).toContain('GET /classes?state=full&page=2');
});

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

test('class on the site, another venue: offers to tell those who are enrolled, wait or are invited', async () => {
  const user = userEvent.setup();
  fakeDesk({ ...answers, 'GET /classes/500001': { body: { ...testClass, seatsLeft: 10 } } });
  renderClass('/classes/500001');
  const venue = await screen.findByRole('textbox', { name: 'Venue' });
  expect(screen.queryByRole('link', { name: 'Save and tell them by mail' })).toBeNull();
  await user.type(venue, 'Room 4');

  expect(screen.getByRole('link', { name: 'Save and tell them by mail' })).toHaveAttribute(
    'href',
    '/classes/500001/move',
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

test('class, more seats: said who moves up from the waiting list, once', async () => {
  const user = userEvent.setup();
  const { replies } = fakeDesk(answers);
  const save = (notice?: string) => {
    replies['PUT /classes/500001'] = (body) => ({ body: { ...testClass, ...(body as object), notice } });
  };
  renderClass('/classes/500001');
  const seats = await screen.findByRole('spinbutton', { name: 'Seats' });
  save('2 members move up.');
  await user.type(seats, '0{Enter}');
  expect(await screen.findByText('Saved. 2 members move up.')).toBeVisible();

  save();
  await user.type(seats, '{Backspace}{Enter}');
  expect(await screen.findByText('Saved.')).toBeVisible();
});

test('class, fields refused: each sentence is at its field, and what was typed stays', { tags: ['all'] }, async () => {
  const user = userEvent.setup();
  const faults = [
    { field: 'price', fault: 'Price has to be an amount.' },
    { field: 'seats', fault: 'Seats has to be a number.' },
  ];
  fakeDesk({ ...answers, 'PUT /classes/500001': refusal(422, 'Price has to be an amount.', { faults }) });
  renderClass('/classes/500001');
  const price = await screen.findByRole('textbox', { name: 'Price' });
  await user.clear(price);
  await user.type(price, 'much');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Price has to be an amount.');
  expect(screen.getByRole('textbox', { name: 'Price' })).toHaveAccessibleDescription(/has to be an amount/);
  expect(screen.getByRole('spinbutton', { name: 'Seats' })).toHaveAccessibleDescription(/has to be a number/);
  expect(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('much');
});

test('class duplicated: a new one with everything but the start', async () => {
  const user = userEvent.setup();
  fakeDesk(answers);
  renderClass('/classes/500001');
  await user.click(await screen.findByRole('link', { name: 'Duplicate to new dates' }));

  expect(await screen.findByRole('heading', { name: 'New class' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Test class');
  expect(screen.getByLabelText('First session')).toHaveValue('');
});

test.each([
  ['published', true],
  ['full', true],
  ['begun', false],
  ['draft', false],
  ['over', false],
] as const)('class that is %s: link to postpone it by a week %s', async (state, isOffered) => {
  fakeDesk({ ...answers, 'GET /classes/500001': { body: { ...testClass, state } } });
  renderClass('/classes/500001');

  await screen.findByRole('heading', { level: 1, name: 'Test class' });
  expect(screen.queryAllByRole('link', { name: 'Postpone by a week' })).toHaveLength(isOffered ? 1 : 0);
});

test('cancellation: the mail first, and cancelled only with the words that the mail shows', async () => {
  const user = userEvent.setup();
  const cancelled = { body: { ...testClass, state: 'cancelled', version: 4 } };
  const mail = { subject: 'Cancelled: Test class', text: 'Test text', html: '<p>Test mail</p>', calendar: '' };
  const others = [{ ...mail, recipients: 1, text: 'Other text', html: '<p>To who waits</p>' }];
  const preview = { ...mail, recipients: 2, others };
  const { replies, requests } = fakeDesk({
    ...answers,
    'POST /classes/500001/cancel?dry=1': { body: { ...preview, calendar: 'METHOD:CANCEL' } },
    'POST /classes/500001/cancel': () => {
      replies['GET /classes/500001'] = cancelled;
      return cancelled;
    },
  });
  const { unmount } = renderClass('/classes/500001/cancel');
  await user.type(await screen.findByRole('textbox', { name: 'What you add to the mail' }), 'Ill');
  unmount();
  renderClass('/classes/500001/cancel');
  const words = await screen.findByRole('textbox', { name: 'What you add to the mail' });
  expect(words).toHaveValue('Ill');
  expect(screen.getByRole('button', { name: 'Begin anew' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Cancel the class/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the mail' }));
  expect(await screen.findByText('Test mail')).toBeVisible();
  expect(screen.getByText('To who waits')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2 mails. This is the first one of each text.');
  await user.type(words, 'ness');
  expect(screen.queryByRole('button', { name: /^Cancel the class/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the mail' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel the class and send 2 mails' }));

  expect(await screen.findByText(/^Cancelled, number 500001/)).toBeVisible();
  expect(requests.find(({ name }) => name === 'POST /classes/500001/cancel')?.body).toEqual({
    version: 3,
    reason: 'Illness',
  });
  expect(requests.filter(({ name }) => name.endsWith('?dry=1'))).toHaveLength(2);
  expect(sessionStorage).toHaveLength(0);
});

test('class that has begun: published once the question is answered', async () => {
  const user = userEvent.setup();
  const draft = { ...testClass, state: 'draft' as const };
  const question = 'Its first session has begun. Publish it all the same?';
  const { requests } = fakeDesk({
    ...answers,
    'GET /classes/500001': { body: draft },
    'POST /classes/500001/publish': refusal(409, question, { asks: 'alsoBegun' }),
  });
  renderClass('/classes/500001');
  await user.click(await screen.findByRole('button', { name: 'Publish' }));

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(question);
  await user.click(within(alert).getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(requests.findLast(({ name }) => name === 'POST /classes/500001/publish')?.body).toEqual({
      version: 3,
      alsoBegun: true,
    }),
  );
});

test('class saved with times that drop a session with attendance: once the question is answered', {
  tags: ['all'],
}, async () => {
  const user = userEvent.setup();
  const question = 'Attendance is marked. Save all the same?';
  const { requests } = fakeDesk({ ...answers, 'PUT /classes/500001': refusal(409, question, { asks: 'alsoMarked' }) });
  renderClass('/classes/500001');
  await user.type(await screen.findByRole('textbox', { name: 'Venue' }), 'Room 4');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(question);
  await user.click(within(alert).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(requests.findLast(({ name }) => name === 'PUT /classes/500001')?.body).toMatchObject({ alsoMarked: true }),
  );
});

test('class saved with another price: the mail is shown, and sent once both questions are answered', async () => {
  const user = userEvent.setup();
  const preview = { recipients: 2, subject: 'New price: Test class', html: '<p>540</p>', text: '540', calendar: '' };
  const { replies, requests } = fakeDesk({
    ...answers,
    'PUT /classes/500001': refusal(409, 'Attendance is marked. Save all the same?', { asks: 'alsoMarked' }),
    'PUT /classes/500001?dry=1': { body: preview },
  });
  renderClass('/classes/500001');
  await user.type(await screen.findByRole('textbox', { name: 'Venue' }), 'Room 4');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Attendance is marked. Save all the same?');
  replies['PUT /classes/500001'] = refusal(409, '2 people were told another price.', { asks: 'alsoTold' });
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Save' }));

  await screen.findByText('2 people were told another price.');
  await user.click(screen.getByRole('button', { name: 'Show the mail' }));
  expect(await screen.findByRole('article', { name: 'New price: Test class' })).toBeVisible();
  const both = { version: 3, alsoMarked: true, alsoTold: true };
  expect(requests.findLast(({ name }) => name === 'PUT /classes/500001?dry=1')?.body).toMatchObject(both);
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(requests.findLast(({ name }) => name === 'PUT /classes/500001')?.body).toMatchObject(both),
  );
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
