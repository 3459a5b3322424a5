import { session } from '@agile-languages/shared/platform';
import { fakeApi, renderPage } from '@agile-languages/shared/test';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as page from './login.page.tsx';

beforeEach(() => session.signOut());

const signOut = () => screen.queryByRole('button', { name: 'Sign out' });

test('nobody signed in: no way out, nothing said', () => {
  renderPage(page, { path: '/login' });

  expect(signOut()).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('signed in: out in this browser at once, then at the server', async () => {
  session.signIn('test-token');
  const answer = Promise.withResolvers<object>();
  const { requests } = fakeApi({ 'calle/logout': answer.promise });
  const { user } = renderPage(page, { path: '/login' });
  expect(screen.getByText('You are signed in on this device.')).toBeTruthy();

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
] as const)('server answers with %s: out in this browser, logged, and said', async (_, reply) => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  session.signIn('test-token');
  fakeApi({ 'calle/logout': reply });
  const { user } = renderPage(page, { path: '/login' });

  await user.click(screen.getByRole('button', { name: 'Sign out' }));

  expect(await screen.findByText(/^You are X server could not be reached/)).toBeTruthy();
  expect(localStorage.getItem('token')).toBeNull();
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^sign-out failed/), expect.any(Error));
});

test('another tab signs out: the way out goes here too', () => {
  session.signIn('test-token');
  renderPage(page, { path: '/login' });
  expect(signOut()).toBeTruthy();

  act(() => session.store.setState({ token: '' }));

  expect(signOut()).toBeNull();
});
