import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeDesk, refusal } from '../test/fake-desk.tsx';
import { testClass } from '../test/test-class.ts';
import { answers, choices, renderClass } from './test-class-page.tsx';

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
