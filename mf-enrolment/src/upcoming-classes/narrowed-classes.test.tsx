import { testClassRow } from '@agile-languages/shared/test';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answering, bodyAt, show, testClasses, titles } from './test-list.tsx';

const testRooms = testClasses.map((row, index) => ({
  ...row,
  mode: index % 10 === 9 ? 'Classroom' : 'Live online',
  trainerId: index === 29 ? '700002' : '700001',
  trainerName: index === 29 ? 'Zoe Test' : 'Test Trainer',
}));
const allClasses = (fkDpLangId = '') => ({
  path: 'calle/GetClassList',
  body: { kv: { startLimit: 0, limit: 100, fkClassId: '', fkDpLangId } },
});

test('filter: choices of all classes, once the visitor comes near; the address has the choice', async () => {
  const { requests } = answering(testRooms);
  const { user, address } = show();
  await screen.findByText('Showing 1 to 10 of 34 entries');
  expect(requests).toEqual([bodyAt(0)]);

  await user.hover(screen.getByLabelText('Trainer'));
  await screen.findByRole('option', { name: 'Zoe Test' });
  await user.selectOptions(screen.getByLabelText('Mode'), 'Classroom');

  expect(await screen.findByText('3 of 34 classes')).toBeVisible();
  expect(titles()).toEqual(['Test class 10', 'Test class 20', 'Test class 30']);
  expect(address()).toBe('/upcoming-classes?mode=Classroom&limit=0&endLimit=10');
  expect(requests).toEqual([bodyAt(0), allClasses(), allClasses()]);

  await user.selectOptions(screen.getByLabelText('Trainer'), 'Zoe Test');
  await waitFor(() => expect(titles()).toEqual(['Test class 30']));
  expect(address()).toBe('/upcoming-classes?mode=Classroom&trainer=700002&limit=0&endLimit=10');

  await user.click(screen.getByRole('button', { name: 'Show all 34' }));
  expect(await screen.findByText('Showing 1 to 10 of 34 entries')).toBeVisible();
  expect(address()).toBe('/upcoming-classes?limit=0&endLimit=10');
});

test.each([/^Filter/, /^People, days and price/])(
  '%s opened on a phone, where nothing hovers: choices of all classes before a list of them opens',
  async (name) => {
    const { requests } = answering(testRooms);
    show();
    await screen.findByText('Showing 1 to 10 of 34 entries');

    fireEvent.click(screen.getByRole('button', { name }));

    expect(await screen.findByRole('option', { name: 'Zoe Test', hidden: true })).toBeInTheDocument();
    expect(requests).toEqual([bodyAt(0), allClasses()]);
  },
);

test('filter of the address: kept from page to page', async () => {
  answering(testRooms);
  show('?mode=Live+online&limit=10&endLimit=20');

  expect(await screen.findByText('Showing 11 to 20 of 31 entries')).toBeVisible();
  expect(screen.getByLabelText('Mode')).toHaveValue('Live online');
  expect(screen.getByRole('link', { name: 'Page 4' })).toHaveAttribute(
    'href',
    '/upcoming-classes?mode=Live+online&limit=30&endLimit=40',
  );
});

test('filter that no class passes: says so, with the way back', async () => {
  answering(testRooms);
  show('?month=May+2031');

  expect(await screen.findByText('0 of 34 classes')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show all 34' })).toBeVisible();
  expect(screen.queryByText(/^New Classes/)).toBeNull();
});

test('Languages of a plan: exactly their classes', async () => {
  answering([
    ...testClasses.slice(0, 2),
    testClassRow({ id: '500050', className: 'Test form', fkDpLangId: '1111117' }),
    testClassRow({ id: '500051', className: 'Test money', fkDpLangId: '1111112' }),
  ]);
  show('?languages=1111117,1111112');

  await waitFor(() => expect(titles()).toEqual(['Test form', 'Test money']));
  expect(screen.getByRole('heading', { name: 'Languages of your plan' })).toBeInTheDocument();
});

const inEuros = (given: Parameters<typeof testClassRow>[0]) =>
  testClassRow({ timeZone: 'UTC', currency: 'EUR', ...given });
const testTeams = [
  inEuros({
    id: '1',
    className: 'Small',
    start: '2026-12-04T10:00:00Z',
    pattern: '2 x 3 h, Fri 10:00',
    price: '510',
    seatsLeft: 3,
    fkDpLangId: '1111116',
  }),
  inEuros({ id: '2', className: 'Monday', start: '2026-12-07T10:00:00Z', pattern: '2 x 3 h, Mon 10:00', price: '300' }),
  inEuros({
    id: '3',
    className: 'In dollars',
    start: '2026-12-11T10:00:00Z',
    pattern: '2 x 3 h, Fri 10:00',
    currency: 'USD',
  }),
  inEuros({
    id: '4',
    className: 'Thursday and Friday',
    start: '2027-01-07T10:00:00Z',
    pattern: '4 x 3 h, Thu+Fri 10:00',
    price: '400',
    seatsLeft: 9,
    fkDpLangId: '1111116',
  }),
  inEuros({ id: '5', className: 'Until March', start: '2027-02-19T10:00:00Z', pattern: '3 x 3 h, Fri 10:00' }),
];

test('team of seven, Fridays, euros, before March: three choices; sums, and ways on where seats are too few', async () => {
  answering(testTeams);
  const { user, address } = show('?people=7');
  await screen.findByText('4 with 7 free seats');

  await user.selectOptions(screen.getByLabelText('Weekday'), 'Fri');
  await user.selectOptions(screen.getByLabelText('Currency'), 'EUR');
  await user.selectOptions(screen.getByLabelText('Ends before'), 'Mar 2027');

  await waitFor(() => expect(titles()).toEqual(['Small', 'Thursday and Friday']));
  expect(screen.getByText('2 of 5 classes')).toBeVisible();
  expect(screen.getByText('1 with 7 free seats')).toBeVisible();
  expect(address()).toBe('/upcoming-classes?weekday=Fri&before=2027-03&currency=EUR&people=7&limit=0&endLimit=10');
  const small = within(screen.getByRole('article', { name: 'Small' }));
  expect(small.getByText(/^7 people/)).toHaveTextContent('7 people: 3,570 EUR');
  expect(small.getByText(/^Not enough/)).toHaveTextContent(
    'Not enough seats for 7: 3 now, 4 from Thu 7 Jan, or a class of your own.',
  );
  expect(small.getByRole('link', { name: 'Thu 7 Jan' })).toHaveAttribute('href', '/class/4?people=7');
  expect(small.getByRole('link', { name: 'Ask for 7 seats' })).toHaveAttribute('href', '/ask/1?people=7');
  expect(small.getByRole('link', { name: 'a class of your own' })).toHaveAttribute(
    'data-message',
    'We are 7 people and would like a class of our own, like Small (Fri 4 Dec 2026, 10:00 UTC). In your list that is 7 × 510 EUR = 3,570 EUR.',
  );

  await user.selectOptions(screen.getByLabelText('Seats'), 'Free for all 7');
  await waitFor(() => expect(titles()).toEqual(['Thursday and Friday']));

  await user.click(screen.getByRole('button', { name: 'Show all 5' }));
  await screen.findByText('4 with 7 free seats');
  expect(address()).toBe('/upcoming-classes?people=7&limit=0&endLimit=10');
});

test('list by price: currencies apart, the cheapest of each first; a limit counts in its currency', async () => {
  answering(testTeams);
  const { user } = show('?sort=price');

  await waitFor(() =>
    expect(titles()).toEqual(['Monday', 'Thursday and Friday', 'Until March', 'Small', 'In dollars']),
  );

  await user.selectOptions(screen.getByLabelText('Currency'), 'EUR');
  await user.selectOptions(screen.getByLabelText('Price per person'), 'Up to 500 EUR');
  await waitFor(() => expect(titles()).toEqual(['Monday', 'Thursday and Friday', 'Until March']));

  await user.selectOptions(screen.getByLabelText('Currency'), 'USD');
  await waitFor(() => expect(titles()).toEqual(['In dollars']));
});
