import type { Today } from '@agile-languages/api/desk';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeDesk, renderSignedIn } from '../test/fake-desk.tsx';
import { TodayPage } from './today-page.tsx';

const quiet: Today = {
  classes: [],
  invitations: [],
  messages: [],
  waiting: [],
  seatless: [],
  companies: [],
  refunds: [],
  mails: [],
  installation: [],
  content: [],
  origins: [],
  publication: [],
  pictures: [],
  totals: {},
};

test('today, everything in order: one sentence, and no heading over nothing', async () => {
  fakeDesk({ 'GET /today': { body: quiet } });
  renderSignedIn(<TodayPage />);

  expect(await screen.findByText('Nothing needs you today, Test Owner.')).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

test('today, nothing else than first steps: they alone are there', async () => {
  const steps = [{ name: 'experts', isDone: false, drafts: 0 }];
  fakeDesk({ 'GET /today': { body: quiet }, 'GET /first-steps': { body: { steps, canLoadExamples: false } } });
  const { container } = renderSignedIn(<TodayPage />);

  expect(await screen.findByRole('region', { name: 'First steps' })).toBeVisible();
  await waitFor(() => expect(container.querySelector('[aria-hidden=true]')).toBeNull());
  expect(screen.queryByText(/^Nothing needs you today/)).toBeNull();
});

test('today: each thing leads to where it is done', async () => {
  const today: Today = {
    ...quiet,
    classes: [
      {
        ...{ id: '500001', name: 'Test class', startsAt: '2026-12-01T08:00:00.000Z', timeZone: 'Europe/Vienna' },
        ...{ seatsTotal: 10, seatsLeft: 4 },
      },
    ],
    invitations: [
      {
        email: 'late@example.com',
        fullname: 'Test Late',
        expiresAt: '2026-11-20T09:00:00.000Z',
        isOver: true,
        mailFault: 'A mail was given up',
      },
      { email: 'new@example.com', fullname: 'Test Newcomer', expiresAt: '2026-11-22T09:00:00.000Z', isOver: false },
    ],
    messages: [{ id: 'test-message', name: '', email: 'person@example.com', createdAt: '2026-11-21T09:00:00.000Z' }],
    waiting: [{ id: '500002', name: 'Full class', total: 2 }],
    seatless: [
      {
        ...{ id: 'late-member', fullname: 'Test Seatless', classId: '500003', className: 'Class that is over' },
        mailFault: 'A mail waits',
      },
    ],
    companies: [
      {
        ...{ id: 'k7qx4m2pab', company: 'Test & Co', className: 'Test class', nameless: 2 },
        startsAt: '2026-12-01T08:00:00.000Z',
      },
    ],
    refunds: [{ id: 'k7qx4m2pac', name: 'Test Member', className: 'Cancelled class', due: '480', currency: 'EUR' }],
    content: [{ kind: 'questions', total: 2 }],
    origins: [
      {
        ...{ id: 'test', partnerId: 'test-partner', partnerName: 'Test Partner', origin: 'https://new.example' },
        createdAt: '2026-11-21T09:00:00.000Z',
      },
    ],
    publication: ['The API does not answer.'],
    installation: ['There is no backup yet.'],
  };
  fakeDesk({ 'GET /today': { body: today } });
  renderSignedIn(<TodayPage />);

  const classes = await screen.findByRole('region', { name: 'Classes that begin soon and have seats' });
  expect(within(classes).getByRole('listitem')).toHaveTextContent('4 of 10 seats are free');
  expect(within(classes).getByRole('link', { name: 'Test class' })).toHaveAttribute('href', '/classes/500001');
  const companies = screen.getByRole('region', { name: 'Seats of companies without a name' });
  expect(within(companies).getByRole('listitem')).toHaveTextContent(/2 seats$/);
  expect(within(companies).getByRole('link', { name: 'Test & Co' })).toHaveAttribute(
    'href',
    '/company-bookings/k7qx4m2pab',
  );
  const refunds = screen.getByRole('region', { name: 'Payments to give back' });
  expect(refunds).toHaveTextContent('Test Member: 480 EUR, Cancelled class');
  expect(within(refunds).getByRole('link')).toHaveAttribute('href', '/bookings/k7qx4m2pac');
  const invitations = screen.getByRole('region', { name: 'Invitations that end soon or have ended' });
  const [over, open] = within(invitations).getAllByRole('listitem');
  expect(over).toHaveTextContent(/^Test Late, ended 20 Nov 2026.*A mail was given up$/);
  expect(open).toHaveTextContent('Test Newcomer, until 22 Nov 2026');
  expect(screen.getByRole('link', { name: 'Test Newcomer' })).toHaveAttribute(
    'href',
    '/invitations?q=new%40example.com',
  );
  expect(screen.getByRole('link', { name: 'person@example.com' })).toHaveAttribute('href', '/messages/test-message');
  expect(screen.getByRole('link', { name: 'Questions' })).toHaveAttribute('href', '/questions');
  expect(screen.getByRole('link', { name: 'Test Partner' })).toHaveAttribute('href', '/keys/partners/test-partner');
  const waiting = screen.getByRole('region', { name: 'Full classes with a waiting list' });
  expect(waiting).toHaveTextContent('Full class: 2 members wait');
  expect(within(waiting).getByRole('link')).toHaveAttribute('href', '/classes/500002/participants');
  const seatless = screen.getByRole('region', { name: 'Invited people who have no seat' });
  expect(seatless).toHaveTextContent('Test Seatless, Class that is overA mail waits');
  expect(within(seatless).getByRole('link')).toHaveAttribute('href', '/members/late-member');
  expect(screen.getByText('There is no backup yet.')).toBeVisible();
  const publication = screen.getByRole('region', { name: 'The site does not show the latest changes' });
  expect(publication).toHaveTextContent('It tries again by itself. The last time: The API does not answer.');
});

test('today, more than a list shows: how many, and a link to all of them', async () => {
  const message = { name: 'Test Person', email: '', createdAt: '2026-11-21T09:00:00.000Z' };
  const messages = Array.from({ length: 10 }, (_, index) => ({ ...message, id: String(index) }));
  const refund = { id: 'k7qx4m2pac', name: 'Test Member', className: 'Test class', due: '480', currency: 'EUR' };
  const today: Today = { ...quiet, messages, refunds: [refund], totals: { messages: 34 } };
  fakeDesk({ 'GET /today': { body: today } });
  renderSignedIn(<TodayPage />);

  const part = await screen.findByRole('region', { name: 'Messages to answer' });
  expect(part).toHaveTextContent('10 of 34');
  expect(within(part).getByRole('link', { name: 'All messages to answer' })).toHaveAttribute('href', '/messages');
  expect(screen.getByRole('region', { name: 'Payments to give back' })).not.toHaveTextContent(' of ');
});

test('today, invited person who needs no seat: noted there, and said', async () => {
  const user = userEvent.setup();
  const seatless = ['Cancelled class', 'Other class'].map((className) => ({
    ...{ id: 'test-member', fullname: 'Test Seatless', classId: `test-${className}`, className },
  }));
  const { replies, requests } = fakeDesk({
    'GET /today': { body: { ...quiet, seatless } },
    'POST /members/test-member/needs-no-seat': {},
  });
  renderSignedIn(<TodayPage />);
  const button = await screen.findByRole('button', { name: 'Test Seatless needs no seat in Cancelled class' });
  replies['GET /today'] = { body: quiet };
  await user.click(button);

  expect(await screen.findByText('It is noted that Test Seatless needs no seat in Cancelled class.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Invited people who have no seat')).toBeNull());
  expect(requests.find(({ name }) => name.startsWith('POST'))?.body).toEqual({ classId: 'test-Cancelled class' });
});

test('today, mail that was given up: tried again', async () => {
  const user = userEvent.setup();
  const mail = { id: 'test-mail', recipient: 'b@example.com', subject: 'Test', createdAt: '2026-11-21T09:00:00.000Z' };
  const kept = { isLost: false, isInvitation: false };
  const { requests } = fakeDesk({
    'GET /today': { body: { ...quiet, mails: [{ ...mail, fault: 'EENVELOPE 550', isGivenUp: true, ...kept }] } },
    'POST /mails/retry': { body: { said: '2 mails are due now.' } },
  });
  renderSignedIn(<TodayPage />);
  expect(await screen.findByText(/given up \(EENVELOPE 550\)/)).toBeVisible();
  expect(screen.getByRole('link', { name: mail.recipient })).toHaveAttribute(
    'href',
    `/search?q=${encodeURIComponent(mail.recipient)}`,
  );
  await user.click(screen.getByRole('button', { name: 'Try all again' }));

  expect(await screen.findByText('2 mails are due now.')).toBeVisible();
  expect(requests.map(({ name }) => name)).toContain('POST /mails/retry');
});

test('today, returned mail whose text is gone: what to do, and nothing is said to be due', async () => {
  const user = userEvent.setup();
  const mail = { subject: 'Test', createdAt: '2026-11-21T09:00:00.000Z', fault: 'returned by mx', isGivenUp: true };
  const mails = [
    { ...mail, id: 'first', recipient: 'new@example.com', isLost: true, isInvitation: true },
    { ...mail, id: 'second', recipient: 'staff@example.com', isLost: true, isInvitation: false },
  ];
  fakeDesk({
    'GET /today': { body: { ...quiet, mails } },
    'POST /mails/retry': { body: { said: 'No mail can be sent again.' } },
  });
  renderSignedIn(<TodayPage />);

  expect(await screen.findByRole('link', { name: 'Send the invitation to new@example.com again' })).toHaveAttribute(
    'href',
    '/invitations?q=new%40example.com',
  );
  expect(screen.getByText(/cannot be sent again, as its text is gone/)).toHaveTextContent('staff@example.com');
  await user.click(screen.getByRole('button', { name: 'Try all again' }));
  expect(await screen.findByText('No mail can be sent again.')).toBeVisible();
});
