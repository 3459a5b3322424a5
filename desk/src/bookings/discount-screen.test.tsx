import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { fakeDesk, renderSignedIn } from '../test/fake-desk.tsx';
import { resourceRoutes } from '../test/resource-routes.tsx';

const item = { id: '500017', name: 'Test class', localStart: '2027-03-02T18:30:00+01:00', seatsLeft: 4 };

test('new discount code: a class is chosen by its name, and stands in the field by its number', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({
    'GET /discounts?': { body: { rows: [], total: 0 } },
    'GET /classes?state=ahead': { body: { rows: [item], total: 1 } },
    'GET /classes/500016': { body: { ...item, id: '500016', name: 'Full class' } },
    'GET /classes/500017': { body: item },
    'POST /discounts': { body: { id: 'test', title: 'SPRING-20', version: 1, state: 'good', uses: 0, data: {} } },
  });
  renderSignedIn(<Routes>{resourceRoutes}</Routes>, { path: '/discounts' });
  await user.type(await screen.findByLabelText('Code'), 'SPRING-20');
  await user.type(screen.getByLabelText('Classes'), '500016');
  expect(await screen.findByText('For: Full class')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Class'), await screen.findByRole('option', { name: /Test class/ }));
  expect(screen.getByLabelText('Class')).toBeInvalid();
  await user.click(screen.getByRole('button', { name: 'Add the class' }));
  expect(screen.getByLabelText('Class')).toBeValid();
  expect(screen.getByLabelText('Classes')).toHaveValue('500016\n500017');
  expect(await screen.findByText('For: Full class · Test class')).toBeVisible();

  await user.selectOptions(screen.getByLabelText('Class'), '');
  await user.click(screen.getByRole('button', { name: 'Make the code' }));
  expect(await screen.findByText('SPRING-20 is good from now on.')).toBeVisible();
  expect(requests.find(({ name }) => name === 'POST /discounts')?.body).toMatchObject({
    data: { code: 'SPRING-20', classIds: '500016\n500017' },
  });
});
