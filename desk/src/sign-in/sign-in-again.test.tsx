import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AccountPage } from '../account/account-page.tsx';
import { fakeDesk, refusal, renderSignedIn, testAccount } from '../test/fake-desk.tsx';
import { SignInAgain } from './sign-in-again.tsx';

const asks = refusal(403, 'Please sign in again.', { next: 'sign in' });
const made = { body: { recoveryCodes: ['k7wqm-9fzpt'] } };

function askedForCodes() {
  const desk = fakeDesk({
    'GET /account': { body: { account: testAccount } },
    'GET /sign-ins': { body: { rows: [] } },
    'POST /recovery-codes': asks,
    'POST /sign-in': (body) => ({ body: (body as { code: string }).code === '' ? { next: 'code' } : {} }),
  });
  renderSignedIn(
    <>
      <AccountPage />
      <SignInAgain />
    </>,
  );
  return desk;
}

test('recovery codes some time after the sign-in: the password and a code first, then they are made', async () => {
  const user = userEvent.setup();
  const { replies, requests } = askedForCodes();
  await user.click(screen.getByRole('button', { name: 'Make codes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }));
  expect(dialog.queryByRole('textbox', { name: 'E-mail' })).toBeNull();
  await user.type(dialog.getByLabelText('Password'), 'test-password{Enter}');
  replies['POST /recovery-codes'] = made;
  await user.type(await dialog.findByRole('textbox', { name: 'Code' }), '123456{Enter}');

  expect(await screen.findByText('k7wqm-9fzpt')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(requests.findLast(({ name }) => name === 'POST /sign-in')?.body).toEqual({
    email: testAccount.email,
    password: 'test-password',
    code: '123456',
  });
});

test('sign-in again that is closed: nothing is made, and it is said why', async () => {
  const user = userEvent.setup();
  const { requests } = askedForCodes();
  await user.click(screen.getByRole('button', { name: 'Make codes' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Please sign in again.');
  expect(requests.filter(({ name }) => name === 'POST /recovery-codes')).toHaveLength(1);
});

test('sign-in again by somebody else: nothing is made for them', async () => {
  const user = userEvent.setup();
  const { replies, requests } = askedForCodes();
  await user.click(screen.getByRole('button', { name: 'Make codes' }));
  replies['GET /account'] = { body: { account: { ...testAccount, id: 'another' } } };
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Password'), 'test-password{Enter}');
  await user.type(await dialog.findByRole('textbox', { name: 'Code' }), '123456{Enter}');

  expect(await screen.findByRole('alert')).toHaveTextContent('Please sign in again.');
  expect(requests.filter(({ name }) => name === 'POST /recovery-codes')).toHaveLength(1);
});
