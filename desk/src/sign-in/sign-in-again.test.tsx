import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AccountPage } from '../account/account-page.tsx';
import { call } from '../api/call.ts';
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
  const { unmount } = renderSignedIn(
    <>
      <AccountPage />
      <SignInAgain />
    </>,
  );
  return { ...desk, unmount };
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
  const lists = () => requests.filter(({ name }) => name === 'GET /sign-ins');
  await vi.waitFor(() => expect(lists()).toHaveLength(2));
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

test('two calls that ask for it, and a page that is left: neither call waits for ever', async () => {
  const { unmount } = askedForCodes();
  const first = call('POST', '/recovery-codes');
  await screen.findByRole('dialog');
  const second = call('POST', '/recovery-codes');

  await expect(first).rejects.toThrow('Please sign in again.');
  unmount();
  await expect(second).rejects.toThrow('Please sign in again.');
});

function fakePasskeys(create: () => Promise<unknown>) {
  vi.stubGlobal('PublicKeyCredential', class {});
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'credentials');
  });
}

const madePasskey = {
  id: 'test',
  rawId: new ArrayBuffer(1),
  type: 'public-key',
  response: { attestationObject: new ArrayBuffer(1), clientDataJSON: new ArrayBuffer(1) },
  getClientExtensionResults: () => ({}),
};

test('passkey after signing in again, which the browser makes only when a button was just pressed: it says which', async () => {
  const user = userEvent.setup();
  fakePasskeys(
    vi.fn().mockRejectedValueOnce(new DOMException('No press', 'NotAllowedError')).mockResolvedValue(madePasskey),
  );
  const { replies, requests } = askedForCodes();
  replies['POST /passkeys/options'] = asks;
  replies['POST /passkeys'] = {};
  await user.type(screen.getByLabelText('Name of a new passkey'), 'My key');
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
  const dialog = within(await screen.findByRole('dialog'));
  replies['POST /passkeys/options'] = { body: { challenge: 'test', user: { id: 'test' } } };
  await user.type(dialog.getByLabelText('Password'), 'test-password{Enter}');
  await user.type(await dialog.findByRole('textbox', { name: 'Code' }), '123456{Enter}');

  expect(await screen.findByText('No passkey was made. To try again, press “Add a passkey”.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
  await vi.waitFor(() =>
    expect(requests.find(({ name }) => name === 'POST /passkeys')?.body).toMatchObject({ name: 'My key' }),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});
