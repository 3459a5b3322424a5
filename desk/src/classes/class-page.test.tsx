import type { DeskClass } from '@agile-languages/api/desk';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { fakeDesk, refusal, renderSignedIn } from '../test/fake-desk.tsx';
import { CancelPage } from './cancel-page.tsx';
import { ClassListPage } from './class-list-page.tsx';
import { ClassPage } from './class-page.tsx';

const testClass: DeskClass = {
  id: '500001',
  name: 'Test class',
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
    currency: 'EUR',
    description: '<p>Test description</p>',
  },
};
const choices = { languages: [{ id: '1111117', name: 'Form' }], experts: [], topics: [] };
const answers = {
  'GET /content-choices': { body: choices },
  'GET /classes/500001': { body: testClass },
  'GET /classes/500001/history': { body: { rows: [] } },
  'POST /classes/sessions': {
    body: { rows: [{ start: '2027-03-02T17:30:00.000Z', end: '2027-03-02T19:30:00.000Z' }], fault: '' },
  },
};

const renderClass = (path: string) =>
  renderSignedIn(
    <Routes>
      <Route path="/classes" element={<ClassListPage />} />
      <Route path="/classes/:id" element={<ClassPage />} />
      <Route path="/classes/:id/cancel" element={<CancelPage />} />
    </Routes>,
    { path },
  );

test('class list, filter in the address: asked for, and kept by the pages', async () => {
  const { requests } = fakeDesk({
    'GET /content-choices': { body: choices },
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
    }),
  );
});

test('class, time zone that does not exist: what is wrong, and the page stays', async () => {
  const user = userEvent.setup();
  const { replies } = fakeDesk(answers);
  renderClass('/classes/500001');
  const zone = await screen.findByRole('combobox', { name: 'Time zone' });
  expect(await screen.findByText('One session')).toBeVisible();
  replies['POST /classes/sessions'] = { body: { rows: [], fault: 'Test fault' } };
  await user.type(zone, '/Nowhere');

  expect(await screen.findByText('Test fault')).toBeVisible();
  expect(zone).toHaveValue('Europe/Vienna/Nowhere');
});

test('class, field refused: the sentence is at the field, and what was typed stays', async () => {
  const user = userEvent.setup();
  fakeDesk({ ...answers, 'PUT /classes/500001': refusal(422, 'Price has to be an amount.', { field: 'price' }) });
  renderClass('/classes/500001');
  const price = await screen.findByRole('textbox', { name: 'Price' });
  await user.clear(price);
  await user.type(price, 'much');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Price has to be an amount.');
  expect(screen.getByRole('textbox', { name: 'Price' })).toHaveAccessibleDescription(/has to be an amount/);
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

test('cancellation: the mail first, and cancelled only with the words that the mail shows', async () => {
  const user = userEvent.setup();
  const cancelled = { body: { ...testClass, state: 'cancelled', version: 4 } };
  const preview = { recipients: 2, subject: 'Cancelled: Test class', text: 'Test text', html: '<p>Test mail</p>' };
  const { replies, requests } = fakeDesk({
    ...answers,
    'POST /classes/500001/cancel-preview': { body: { ...preview, calendar: 'METHOD:CANCEL' } },
    'POST /classes/500001/cancel': () => {
      replies['GET /classes/500001'] = cancelled;
      return cancelled;
    },
  });
  renderClass('/classes/500001/cancel');
  const words = await screen.findByRole('textbox', { name: 'What you add to the mail' });
  await user.type(words, 'Ill');
  expect(screen.queryByRole('button', { name: /^Cancel the class/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the mail' }));
  expect(await screen.findByText('Test mail')).toBeVisible();
  await user.type(words, 'ness');
  expect(screen.queryByRole('button', { name: /^Cancel the class/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the mail' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel the class and send 2 mails' }));

  expect(await screen.findByText(/^Cancelled, number 500001/)).toBeVisible();
  expect(requests.find(({ name }) => name === 'POST /classes/500001/cancel')?.body).toEqual({
    version: 3,
    reason: 'Illness',
  });
});
