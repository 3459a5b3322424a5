import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { fakeDesk, renderSignedIn } from '../test/fake-desk.tsx';
import { resourceRoutes } from '../test/resource-routes.tsx';

const germany = {
  ...{ id: 'DE', title: 'Germany', state: 'all', version: 1 },
  data: { country: 'DE', rate: '19', note: '', companyRate: '0', companyNote: 'Reverse charge' },
};
const choices = { languages: [], experts: [], topics: [], currency: '', reminderDays: '' };

test('tax by country: a country is chosen by its name, added, and removed after a question', async () => {
  const user = userEvent.setup();
  const { requests, replies } = fakeDesk({
    'GET /taxes?': { body: { rows: [], total: 0 } },
    'POST /taxes': { body: germany },
    'POST /taxes/DE/remove': { body: germany },
  });
  renderSignedIn(<Routes>{resourceRoutes}</Routes>, { path: '/taxes' });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Country' }), 'Germany');
  await user.type(screen.getByRole('textbox', { name: 'Tax rate' }), '19');
  replies['GET /taxes?'] = { body: { rows: [germany], total: 1 } };
  await user.click(screen.getByRole('button', { name: 'Add the country' }));

  expect(await screen.findByText('Buyers in Germany have this tax from now on. Bookings keep theirs.')).toBeVisible();
  expect(requests.find(({ name }) => name === 'POST /taxes')?.body).toMatchObject({
    data: { country: 'DE', rate: '19', companyRate: '' },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove Germany' }));
  await user.click(await screen.findByRole('button', { name: 'Remove the tax' }));
  expect(await screen.findByText('Germany has no tax of its own any more.')).toBeVisible();
});

test('tax of one country: its name, and everything but the country to change', async () => {
  fakeDesk({
    'GET /choices': { body: choices },
    'GET /taxes/DE': { body: germany },
    'GET /taxes/DE/history': { body: { rows: [] } },
  });
  renderSignedIn(<Routes>{resourceRoutes}</Routes>, { path: '/taxes/DE' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Germany' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Rate for companies' })).toHaveValue('0');
  expect(screen.queryByRole('combobox', { name: 'Country' })).toBeNull();
});

const agreed = '480 EUR plus 20% tax: 576 EUR';
const proposed = '480 EUR plus 0% tax: 480 EUR. Reverse charge';
const booking = {
  ...{ id: 'k7qx4m2pab', title: 'Test First', state: 'paid', version: 3, classId: '500017', className: 'Test class' },
  ...{ memberId: 'test-first', seats: 1, splitFrom: '', due: '576', tax: '96', currency: 'EUR', isAgreed: true },
  ...{ bookedAt: '2026-11-02T08:00:00.000Z', code: '', discount: '', endedAt: '' },
  otherTax: { taxRate: '0', taxNote: 'Reverse charge', agreed, proposed },
  data: { price: '480', currency: 'EUR', taxRate: '20', taxMode: 'Added', country: 'DE', payment: 'Paid' },
};

test('booking with another tax for its buyer: both are said, and it is changed after a yes', async () => {
  const user = userEvent.setup();
  const { otherTax: _, ...taken } = { ...booking, version: 4, due: '480', data: { ...booking.data, taxRate: '0' } };
  const { requests } = fakeDesk({
    'GET /choices': { body: choices },
    'GET /bookings/k7qx4m2pab': { body: booking },
    'GET /bookings/k7qx4m2pab/history': { body: { rows: [] } },
    'POST /bookings/k7qx4m2pab/tax': { body: taken },
  });
  renderSignedIn(<Routes>{resourceRoutes}</Routes>, { path: '/bookings/k7qx4m2pab' });
  await user.click(await screen.findByRole('button', { name: 'Another tax for this buyer' }));
  expect(await screen.findByText(new RegExp(`Agreed: ${agreed}. For this buyer: ${proposed}`))).toHaveTextContent(
    'It was paid: what is to be given back or paid besides is yours to settle. Nobody gets a mail.',
  );
  await user.click(screen.getByRole('button', { name: 'Change the tax' }));

  expect(await screen.findByText('The tax was changed.')).toBeVisible();
  expect(requests.find(({ name }) => name.endsWith('/tax'))?.body).toEqual({ version: 3 });
  expect(screen.queryByRole('button', { name: 'Another tax for this buyer' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Tax rate' })).toHaveValue('0');
});
