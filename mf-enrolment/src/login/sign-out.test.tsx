import { session } from '@agile-languages/shared/platform';
import { fakeApi, renderPage } from '@agile-languages/shared/test';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import page from './login.page.tsx';

beforeEach(() => session.signOut());

const signOut = () => screen.queryByRole('button', { name: 'Sign out' });

test('sign-out, nobody signed in: no button, no text', () => {
  renderPage(page, { path: '/login' });

  expect(signOut()).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('sign-out, signed in: out on this device at once, then at the server', async () => {
  session.signIn('test-token');
  const answer = Promise.withResolvers<object>();
  const { requests } = fakeApi({ 'calle/logout': answer.promise });
  const { user } = renderPage(page, { path: '/login' });
  expect(screen.getByText('You are signed in on this device.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Sign out' }));

  expect(localStorage.getItem('token')).toBeNull();
  expect(signOut()).toBeNull();
  expect(requests).toEqual([{ path: 'calle/logout', body: { kv: { cookie: 'test-token' } } }]);
  answer.resolve({});
  await waitFor(() => expect(document.activeElement?.textContent).toBe('You are signed out.'));
});

test.each([
  ['no connection', 'no connection'],
  ['status 503', { status: 503 }],
] as const)('server answers with %s: out on this device, logged, and said', async (_, reply) => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  session.signIn('test-token');
  fakeApi({ 'calle/logout': reply });
  const { user } = renderPage(page, { path: '/login' });

  await user.click(screen.getByRole('button', { name: 'Sign out' }));

  expect(await screen.findByText(/^You are signed out on this device\. The server could not be reached/)).toBeVisible();
  expect(localStorage.getItem('token')).toBeNull();
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^sign-out failed/), expect.any(Error));
});

test('sign-out, signed in: the own classes are one press away, without a password', async () => {
  vi.spyOn(location, 'assign').mockReturnValue();
  session.signIn('test-token');
  const { user } = renderPage(page, { path: '/login' });
  await user.click(screen.getByRole('button', { name: 'Your classes' }));

  expect(location.assign).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('tk=test-token'));
});

test('sign-out, signing in on this page shows nothing new', () => {
  renderPage(page, { path: '/login' });

  act(() => session.signIn('test-token'));

  expect(signOut()).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('sign-out, another tab signs out: the button disappears here too', () => {
  session.signIn('test-token');
  renderPage(page, { path: '/login' });
  expect(signOut()).toBeVisible();

  act(() => session.store.setState({ token: '' }));

  expect(signOut()).toBeNull();
});

test('sign-out, where you are signed in: requested when it is opened; the password ends all of it', async () => {
  session.signIn('test-token');
  const { requests, reply } = fakeApi({
    'calle/GetSignInList': {
      rows: [
        { createdAt: '2026-11-21T09:00:00.000Z', usedAt: '2026-11-21T09:05:00.000Z', here: true },
        { createdAt: '2026-11-20T09:00:00.000Z', usedAt: '2026-11-20T09:05:00.000Z', here: false },
      ],
    },
    'calle/logoutall': { err: [{ val: 'Test refusal.' }] },
  });
  const { user } = renderPage(page, { path: '/login' });
  expect(requests).toEqual([]);

  await user.click(screen.getByText('Your signed-in devices'));
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText(/, here$/)).toHaveTextContent(/^Since 21 Nov 2026, /);

  const everywhere = screen.getByRole('button', { name: 'Sign out everywhere' });
  await user.click(everywhere);
  expect(requests).toHaveLength(1);
  await user.type(screen.getByLabelText('Your password, once more'), 'test pass 1');
  await user.click(everywhere);
  expect(await screen.findByText('Test refusal.')).toBeVisible();
  expect(localStorage.getItem('token')).toBe('test-token');

  reply('calle/logoutall', {});
  await user.click(everywhere);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('You are signed out everywhere.'));
  expect(requests.at(-1)).toEqual({
    path: 'calle/logoutall',
    body: { kv: { cookie: 'test-token', pwd: 'test pass 1' } },
  });
  expect(localStorage.getItem('token')).toBeNull();
});
