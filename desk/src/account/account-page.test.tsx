import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeDesk, renderSignedIn, testAccount } from '../test/fake-desk.tsx';
import { AccountPage } from './account-page.tsx';

test('recovery codes: how many are left, and new ones are shown until they are kept', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({
    'GET /account': { body: { account: testAccount } },
    'GET /sign-ins': { body: { rows: [] } },
    'POST /recovery-codes': { body: { recoveryCodes: ['k7wqm-9fzpt', 'abcde-23456'] } },
  });
  renderSignedIn(<AccountPage />, { account: { ...testAccount, recoveryCodes: 3 } });

  expect(screen.getByText(/3 left/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Make new codes, which end these' }));
  expect(await screen.findByText('k7wqm-9fzpt')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));

  expect(screen.queryByText('k7wqm-9fzpt')).toBeNull();
  expect(requests.map(({ name }) => name)).toContain('POST /recovery-codes');
});
