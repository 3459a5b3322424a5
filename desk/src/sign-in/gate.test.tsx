import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Layout } from '../shell/layout.tsx';
import { fakeDesk, refusal, renderSignedIn, testAccount } from '../test/fake-desk.tsx';
import { Gate } from './gate.tsx';

const notSignedIn = { body: { account: null, brand: 'Test Brand' } };

test('gate, signed in: the page', async () => {
  fakeDesk({ 'GET /account': { body: { account: testAccount } } });
  renderSignedIn(<Gate>Test page</Gate>);

  expect(await screen.findByText('Test page')).toBeVisible();
});

test.each([true, false])(
  'sign-in, nobody there who could sign in is %s: the command for the first person',
  async (isNew) => {
    fakeDesk({ 'GET /account': { body: { ...notSignedIn.body, ...(isNew && { isNew }) } } });
    renderSignedIn(<Gate>Test page</Gate>);

    await screen.findByRole('heading', { name: 'Sign in to the desk' });
    expect(screen.queryAllByText(/^npm run trainer -- add-staff/)).toHaveLength(isNew ? 1 : 0);
  },
);

test('gate, nobody signed in: the sign-in, and the page behind it after a password', async () => {
  const user = userEvent.setup();
  const { replies, requests } = fakeDesk({
    'GET /account': notSignedIn,
    'POST /sign-in': { body: { signedIn: true } },
  });
  renderSignedIn(<Gate>Test page</Gate>);
  expect(await screen.findByText('Test Brand')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'owner@example.com');
  await user.type(screen.getByLabelText('Password'), 'test-password');
  replies['GET /account'] = { body: { account: testAccount } };
  await user.click(screen.getByRole('button', { name: 'Sign in' }));

  expect(await screen.findByText('Test page')).toBeVisible();
  expect(requests.find(({ name }) => name === 'POST /sign-in')?.body).toEqual({
    email: 'owner@example.com',
    password: 'test-password',
    code: '',
  });
});

test('gate, person with one-time codes: the code goes with the password that was typed', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({ 'GET /account': notSignedIn, 'POST /sign-in': { body: { next: 'code' } } });
  renderSignedIn(<Gate>Test page</Gate>);
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'owner@example.com');
  await user.type(screen.getByLabelText('Password'), 'test-password');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), '123456');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));

  expect(requests.at(-1)?.body).toEqual({ email: 'owner@example.com', password: 'test-password', code: '123456' });
});

test('gate, phone lost: a recovery code goes in place of the one-time code', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({
    'GET /account': notSignedIn,
    'POST /sign-in': (body) =>
      (body as { code: string }).code === ''
        ? { body: { next: 'code' } }
        : refusal(403, 'Test refusal.', { next: 'code' }),
  });
  renderSignedIn(<Gate>Test page</Gate>);
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'owner@example.com');
  await user.type(screen.getByLabelText('Password'), 'test-password');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  await user.type(screen.getByRole('textbox', { name: 'Recovery code' }), 'k7wqm-9fzpt');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Test refusal.');
  expect(screen.getByRole('textbox', { name: 'Recovery code' })).toHaveValue('k7wqm-9fzpt');
  expect(requests.at(-1)?.body).toMatchObject({ password: 'test-password', code: 'k7wqm-9fzpt' });
});

test('gate, signed out: the sign-in, without another call', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({ 'GET /account': { body: { account: testAccount } }, 'POST /sign-out': {} });
  renderSignedIn(
    <Gate>
      <Layout>Test page</Layout>
    </Gate>,
  );
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));

  expect(await screen.findByRole('heading', { name: 'Sign in to the desk' })).toBeVisible();
  expect(requests.map(({ name }) => name)).toEqual(['GET /account', 'POST /sign-out']);
});

test('gate, wrong password: the sentence of the server', async () => {
  const user = userEvent.setup();
  fakeDesk({ 'GET /account': notSignedIn, 'POST /sign-in': refusal(403, 'Test refusal.') });
  renderSignedIn(<Gate>Test page</Gate>);
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'owner@example.com');
  await user.type(screen.getByLabelText('Password'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Test refusal.');
});
