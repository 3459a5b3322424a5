import type { MessageRow } from '@agile-languages/api/desk';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { fakeDesk, refusal, renderSignedIn } from '../test/fake-desk.tsx';
import { resourceRoutes } from '../test/resource-routes.tsx';
import { seatsIn } from './message-origin.tsx';
import { MessagePage } from './message-page.tsx';

const testMessage: MessageRow = {
  id: 'test-message',
  title: 'Test Person',
  version: 0,
  createdAt: '2026-11-21T09:00:00.000Z',
  name: 'Test Person',
  email: 'person@example.com',
  text: 'firstName: Test\nmultiline: May I ask something?',
  state: 'new',
  changedAt: '2026-11-21T09:00:00.000Z',
  changedBy: '',
  answer: '',
  classId: '',
  className: '',
  partnerKey: '',
  partnerName: '',
  campaign: '',
};

const testRequest: MessageRow = {
  ...testMessage,
  text: 'Asks for a place in Test class (class 500017).\n\nAlso for a colleague?',
  classId: '500017',
  className: 'Test class',
  partnerKey: 'pk_live_test',
  partnerName: 'Test Partner',
  campaign: 'spring',
};

const renderInbox = (path: string) =>
  renderSignedIn(
    <Routes>
      {resourceRoutes}
      <Route path="/messages/:id" element={<MessagePage />} />
    </Routes>,
    { path },
  );

test('inbox: who waits, with what they ask', async () => {
  fakeDesk({ 'GET /messages?': { body: { rows: [testMessage], total: 1 } } });
  renderInbox('/messages');

  expect(await screen.findByRole('row', { name: /^Test Person May I ask something\?/ })).toBeVisible();
});

test('inbox, somebody asks for a place: the class and the words, in the list', async () => {
  fakeDesk({ 'GET /messages?': { body: { rows: [testRequest], total: 1 } } });
  renderInbox('/messages');

  const name = 'Test Person Asks for a place in Test class (class 500017). Also for a colleague?';
  expect(await screen.findByRole('row', { name: (found) => found.startsWith(name) })).toBeVisible();
});

test('message, somebody asks for a place: link to the class, name of the partner, campaign; nothing of it for another', async () => {
  fakeDesk({
    'GET /messages/test-message': { body: testRequest },
    'GET /messages/other-message': { body: { ...testMessage, id: 'other-message' } },
  });
  const { unmount } = renderInbox('/messages/test-message');

  const link = await screen.findByRole('link', { name: 'Test class' });
  expect(link).toHaveAttribute('href', '/classes/500017');
  expect(link.parentElement).toHaveTextContent(
    'Asks for a place in Test class, from a page of Test Partner, campaign spring.',
  );

  unmount();
  renderInbox('/messages/other-message');
  expect(await screen.findByText(/May I ask something/)).toBeVisible();
  expect(screen.queryByText(/Asks for a place/)).not.toBeInTheDocument();
});

test('inbox searched: words and state are in the address, and each message says its state', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({
    'GET /messages?': { body: { rows: [], total: 0 } },
    'GET /messages?q=something&state=all': { body: { rows: [testMessage], total: 1 } },
  });
  renderInbox('/messages');
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'something');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'All');
  await user.click(screen.getByRole('button', { name: 'Search' }));

  expect(await screen.findByRole('row', { name: /^Test Person May I ask something\? Waits/ })).toBeVisible();
  expect(requests.map(({ name }) => name)).toContain('GET /messages?q=something&state=all');
});

test('message answered: sent once, and its page has the answer', async () => {
  const user = userEvent.setup();
  const answered = { body: { ...testMessage, state: 'answered', answer: 'You may.', changedBy: 'owner@example.com' } };
  const { replies, requests } = fakeDesk({
    'GET /messages/test-message': { body: testMessage },
    'POST /messages/test-message/answer?dry=1': {
      body: { recipients: 1, subject: 'Test mail', text: '', html: '<p>With the message below</p>', calendar: '' },
    },
    'POST /messages/test-message/answer': () => {
      replies['GET /messages/test-message'] = answered;
      return answered;
    },
  });
  renderInbox('/messages/test-message');
  await user.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'You may.');
  await user.click(screen.getByRole('button', { name: 'Show the mail' }));
  expect(await screen.findByText('With the message below')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));

  expect(await screen.findByRole('heading', { name: 'Answer' })).toBeVisible();
  expect(requests.filter(({ name }) => name.startsWith('POST') && !name.endsWith('?dry=1'))).toEqual([
    { name: 'POST /messages/test-message/answer', body: { answer: 'You may.' } },
  ]);
});

test('message that somebody else has answered: the sentence, and what was written stays', async () => {
  const user = userEvent.setup();
  fakeDesk({
    'GET /messages/test-message': { body: testMessage },
    'POST /messages/test-message/answer': refusal(409, 'first@example.com has answered this already.'),
  });
  renderInbox('/messages/test-message');
  await user.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'Late words');
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('first@example.com has answered this already.');
  expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Late words');
});

test('message, somebody asks for a place: Invite leads to the form, filled in; afterwards it is empty', async () => {
  const user = userEvent.setup();
  const chosen = { id: '500017', name: 'Test class', localStart: '2027-04-01T09:00:00+02:00', seatsLeft: 0 };
  const notice = '0 seats left in “Test class”, 1 invited: somebody who accepts when it is full waits for a seat.';
  const { requests } = fakeDesk({
    'GET /messages/test-message': { body: testRequest },
    'GET /invitations?': { body: { rows: [], total: 0 } },
    'GET /classes?state=ahead': { body: { rows: [], total: 0 } },
    'GET /classes/500017': { body: chosen },
    'POST /invitations': { body: { id: 'test-invitation', title: 'Test Person', notice } },
  });
  renderInbox('/messages/test-message');
  await user.click(await screen.findByRole('link', { name: 'Invite' }));
  await screen.findByRole('option', { name: /Test class/ });
  await user.click(screen.getByRole('button', { name: 'Invite' }));

  expect(await screen.findByText(new RegExp(`^Test Person is invited.*${notice}$`))).toBeVisible();
  expect(requests.findLast(({ name }) => name === 'POST /invitations')?.body).toEqual({
    data: { email: 'person@example.com', fullname: 'Test Person', classId: '500017', code: '' },
  });
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('');
});

test.each([
  ['We are 3 people.', 3],
  ['Dear all,\nwe’re 4, and would like to come.', 4],
  ['A team of us: 12 colleagues', 12],
  ['Wir sind 5 Personen', 5],
  ['I would like the class of 7 December, 9 am, for 480 EUR.', 1],
  ['My number is 500017, and 3 topics interest me.', 1],
])('“%s” asks for %s', (text, seats) => {
  expect(seatsIn(text)).toBe(seats);
});

test('message, several people ask for places: leads to a booking of a company, filled in', async () => {
  const user = userEvent.setup();
  const chosen = { id: '500017', name: 'Test class', localStart: '2027-04-01T09:00:00+02:00', seatsLeft: 9 };
  const text = 'Asks for a place in Test class (class 500017).\n\nWe are 3 people.\n\nDiscount code: SPRING-20';
  const { requests } = fakeDesk({
    'GET /messages/test-message': { body: { ...testRequest, text } },
    'GET /choices': { body: { languages: [], experts: [], topics: [], currency: '' } },
    'GET /company-bookings?': { body: { rows: [], total: 0 } },
    'GET /classes?state=ahead': { body: { rows: [chosen], total: 1 } },
    'POST /company-bookings': { body: { id: 'k7qx4m2pab', title: 'Test & Co', data: {} } },
    'GET /company-bookings/k7qx4m2pab': { body: { id: 'k7qx4m2pab', title: 'Test & Co', state: 'open', data: {} } },
  });
  renderInbox('/messages/test-message');
  await user.click(await screen.findByRole('link', { name: 'Book 3 seats for a company' }));
  await user.type(await screen.findByRole('textbox', { name: 'Company' }), 'Test & Co');
  await screen.findByRole('option', { name: /Test class/ });
  await user.click(screen.getByRole('button', { name: 'Book' }));

  await expect
    .poll(() => requests.findLast(({ name }) => name === 'POST /company-bookings')?.body)
    .toEqual({
      data: {
        ...{ classId: '500017', seats: '3', company: 'Test & Co', address: '', country: '' },
        ...{ taxNumber: '', code: 'SPRING-20', contactName: 'Test Person', contactEmail: 'person@example.com' },
      },
    });
});
