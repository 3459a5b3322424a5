import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { fakeDesk, renderSignedIn } from '../test/fake-desk.tsx';
import { CompanyPage } from './company-page.tsx';

const booking = {
  ...{ id: 'k7qx4m2pab', title: 'Test & Co', state: 'open', version: 3, classId: '500017', className: 'Test class' },
  ...{ seats: 4, named: 1, due: '1920', currency: 'EUR', payment: 'Open', bookedAt: '2026-11-02T08:00:00.000Z' },
  data: {
    ...{ classId: '500017', seats: '4', company: 'Test & Co', address: '', taxNumber: '', code: '' },
    ...{ contactName: 'Test Buyer', contactEmail: 'buyer@example.com' },
  },
};
const person = {
  ...{ id: '500017~test-first', title: 'Test First', state: 'enrolled', version: 0, bookingId: booking.id },
  ...{ classId: '500017', memberId: 'test-first', createdAt: '2026-11-02T08:00:00.000Z' },
  ...{ fullname: 'Test First', email: 'first@example.com' },
  data: { email: 'first@example.com', fullname: 'Test First', bookingId: booking.id },
};

function showCompany(replies: Parameters<typeof fakeDesk>[0] = {}, id = booking.id) {
  const desk = fakeDesk({
    'GET /choices': { body: { languages: [], experts: [], topics: [], currency: '' } },
    [`GET /company-bookings/${booking.id}`]: { body: booking },
    [`GET /company-bookings/${booking.id}/history`]: { body: { rows: [] } },
    [`GET /company-seats?booking=${booking.id}`]: { body: { rows: [person], total: 1 } },
    ...replies,
  });
  renderSignedIn(
    <Routes>
      <Route path="/company-bookings/:id" element={<CompanyPage />} />
    </Routes>,
    { path: `/company-bookings/${id}` },
  );
  return { ...desk, user: userEvent.setup() };
}

test('company booking: what is booked, who has a name, and company and contact alone to change', async () => {
  showCompany();
  expect(await screen.findByText('1 of 4 seats with a name.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Test & Co');
  expect(screen.getByText(/4 seats in Test class, 1,920 EUR \(open\)/)).toBeVisible();
  expect(screen.getByLabelText('Company')).toHaveValue('Test & Co');
  expect(screen.queryByLabelText('Discount code')).toBeNull();
  expect(screen.getByRole('link', { name: 'Price and payment' })).toHaveAttribute('href', `/bookings/${booking.id}`);
});

test('company booking, address changed: saved with what its page has, and nothing that was agreed', async () => {
  const saved = { ...booking, version: 4, data: { ...booking.data, address: 'Test Street 1' } };
  const { requests, user } = showCompany({ [`PUT /company-bookings/${booking.id}`]: { body: saved } });
  await user.type(await screen.findByLabelText('Address'), 'Test Street 1');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Saved.')).toBeVisible();
  const { classId: _, seats: __, code: ___, ...buyer } = saved.data;
  expect(requests.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({ version: 3, data: buyer });
});

test('company booking in which every seat has a name: says what has to be done first for another one', async () => {
  showCompany({ [`GET /company-bookings/${booking.id}`]: { body: { ...booking, seats: 1, state: 'named' } } });
  expect(await screen.findByText('1 of 1 seat with a name.')).toBeVisible();
  expect(screen.getByText('Take a name out to give its seat to somebody else, or back.')).toBeVisible();
});

test('new company booking: the mail to its contact is shown first', async () => {
  const mail = { recipients: 1, subject: 'Booked for Test & Co', html: '<p>Test mail</p>', text: '', calendar: '' };
  const { requests, user } = showCompany(
    { 'GET /classes?state=ahead': { body: { rows: [], total: 0 } }, 'POST /company-bookings?dry=1': { body: mail } },
    'new',
  );
  await user.type(await screen.findByLabelText('Company'), 'Test & Co');
  await user.click(screen.getByRole('button', { name: 'Show the mail' }));

  expect(await screen.findByText('Test mail')).toBeVisible();
  expect(requests.find(({ name }) => name === 'POST /company-bookings?dry=1')?.body).toMatchObject({
    data: { company: 'Test & Co' },
  });
});

test('new company booking: booked by its one button, and its page says how many seats', async () => {
  const item = { id: '500017', name: 'Test class', localStart: '2027-03-02T18:30:00+01:00', seatsLeft: 4 };
  const { requests, user } = showCompany(
    {
      'GET /classes?state=ahead': { body: { rows: [item], total: 1 } },
      'POST /company-bookings': { body: booking },
    },
    'new',
  );
  await screen.findByRole('option', { name: /Test class/ });
  await user.selectOptions(screen.getByLabelText('Class'), item.id);
  await user.type(await screen.findByLabelText('Company'), 'Test & Co');
  await user.type(screen.getByLabelText('Seats'), '2');
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Book' }));
  await screen.findByText('1 of 4 seats with a name.');
  expect(await screen.findByText('Booked 2 seats.')).toBeVisible();
  expect(requests.map(({ name }) => name).filter((name) => name.startsWith('POST'))).toEqual([
    'POST /company-bookings',
  ]);
});

test('company booking: people stand before the history', async () => {
  showCompany();
  await screen.findByText('1 of 4 seats with a name.');
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names.indexOf('People')).toBeLessThan(names.indexOf('History'));
});

test('company booking, person named: with the booking, and said what came of it', async () => {
  const made = { ...person, id: '0123456789abcdef', title: 'Test New', state: 'invited' };
  const { requests, user } = showCompany({ 'POST /company-seats': { body: made } });
  await user.type(await screen.findByLabelText('E-mail'), 'new@example.com');
  await user.type(screen.getByLabelText('Name'), 'Test New');
  await user.click(screen.getByRole('button', { name: 'Give a seat' }));
  expect(await screen.findByText(/Test New is invited, and has the seat once/)).toBeVisible();
  expect(requests).toContainEqual({
    name: 'POST /company-seats',
    body: { data: { email: 'new@example.com', fullname: 'Test New', bookingId: booking.id } },
  });
});

test('company booking, seats given back: after a question, as many as are typed, of the booking as it was seen', async () => {
  const { requests, user } = showCompany({
    [`POST /company-bookings/${booking.id}/give-back`]: {
      body: { ...booking, seats: 2, version: 4, notice: '1 member moves up.' },
    },
  });
  const count = await screen.findByLabelText('How many');
  await user.clear(count);
  await user.type(count, '2');
  await user.click(screen.getByRole('button', { name: 'Give back' }));
  const dialog = screen.getByRole('dialog', { name: 'Give seats back?' });
  expect(requests.some(({ name }) => name.endsWith('/give-back'))).toBe(false);
  await user.click(within(dialog).getByText('Give 2 seats back'));
  expect(await screen.findByText('2 seats were given back. 1 member moves up.')).toBeVisible();
  expect(requests).toContainEqual({
    name: `POST /company-bookings/${booking.id}/give-back`,
    body: { version: 3, seats: 2 },
  });
});

test('company booking cancelled: after a question', async () => {
  const { requests, user } = showCompany({
    [`POST /company-bookings/${booking.id}/cancel`]: { body: { ...booking, state: 'ended', version: 4 } },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel the booking' }));
  const dialog = screen.getByRole('dialog', { name: 'Cancel this booking?' });
  expect(requests.some(({ name }) => name.endsWith('/cancel'))).toBe(false);
  await user.click(
    [...dialog.querySelectorAll('button')].find((each) => each.textContent === 'Cancel the booking') ?? dialog,
  );
  expect(requests).toContainEqual({ name: `POST /company-bookings/${booking.id}/cancel`, body: { version: 3 } });
});
