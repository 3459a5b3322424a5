import { onNotice, session } from '@agile-languages/shared/platform';
import { fakeApi, renderPage } from '@agile-languages/shared/test';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import auth from './auth.page.tsx';
import register from './register.page.tsx';

const sent = 'Pass Code re-sent again. You can re-send the Pass Code after 15seconds.Please check your email!';
const captcha = { 'calle/GetCatcha': { kv: { ln: 4711 } } };
const notices = vi.fn();
let stopNotices = () => {};

beforeEach(() => {
  session.signOut();
  notices.mockReset();
  stopNotices();
  stopNotices = onNotice(notices);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] });
});

const showAuth = () => renderPage(auth, { path: '/auth/test-key', pattern: '/auth/:id' });

const resend = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Resend pass code' });
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

test('resend: call, token stored, the exact sentence in place and as a toast', async () => {
  const { requests } = fakeApi({ ...captcha, 'calle/repassreg': { kv: { token: 'test-receipt' } } });
  const { user } = showAuth();

  await user.click(resend());

  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(sent));
  expect(requests.at(-1)).toEqual({
    path: 'calle/repassreg',
    body: { kv: { activationKey: 'test-key', apiId: 'reg' } },
  });
  expect(localStorage.getItem('token')).toBe('test-receipt');
  expect(notices).toHaveBeenCalledExactlyOnceWith({ text: sent });
});

test('lock: 15 seconds from the click, whatever the answer; name and sentence stay', async () => {
  const { requests } = fakeApi({ ...captcha, 'calle/repassreg': { kv: { token: 'test-receipt' } } });
  const { user, container } = showAuth();
  await user.click(resend());

  await wait(14_900);
  expect(resend()).toBeDisabled();
  expect(container).toHaveTextContent('1 s');

  await wait(350);
  expect(resend()).toBeEnabled();
  expect(screen.getByRole('status').textContent).toBe(sent);
  expect(requests.filter(({ path }) => path === 'calle/repassreg')).toHaveLength(1);
});

test('lock: open after 15 seconds exactly', async () => {
  fakeApi({ ...captcha, 'calle/repassreg': new Promise(() => {}) });
  const { user } = showAuth();
  await user.click(resend());

  await wait(15_000);

  expect(resend()).toBeEnabled();
});

test('pass code, tab slept: open at once when it wakes', async () => {
  fakeApi({ ...captcha, 'calle/repassreg': new Promise(() => {}) });
  const { user } = showAuth();
  await user.click(resend());

  vi.setSystemTime(Date.now() + 60_000);
  await wait(250);

  expect(resend()).toBeEnabled();
});

test('pass code, clock set back an hour: the lock does not last longer', async () => {
  fakeApi({ ...captcha, 'calle/repassreg': new Promise(() => {}) });
  const { user } = showAuth();
  await user.click(resend());

  vi.setSystemTime(Date.now() - 3_600_000);
  await wait(15_000);

  expect(resend()).toBeEnabled();
});

test('locked: focus goes on to the pass code', async () => {
  fakeApi({ ...captcha, 'calle/repassreg': { kv: { token: 'test-receipt' } } });
  const { user } = showAuth();

  await user.click(resend());

  expect(document.activeElement).toBe(screen.getByLabelText('Pass code'));
});

test('pass code, failure: the exact sentence, logged, locked all the same', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  fakeApi({ ...captcha, 'calle/repassreg': 'no connection' });
  const { user } = showAuth();

  await user.click(resend());

  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('An error occurred during the API request.'));
  expect(notices).toHaveBeenCalledExactlyOnceWith({ text: 'An error occurred during the API request.', kind: 'error' });
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^resend failed/), expect.any(Error));
  expect(resend()).toBeDisabled();
});

test('pass code, refused: the first err val in red, no word of a new code', async () => {
  fakeApi({ ...captcha, 'calle/repassreg': { err: [{ val: 'Test: key already used.' }] } });
  const { user } = showAuth();

  await user.click(resend());

  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Test: key already used.'));
  expect(screen.getByRole('status').textContent).not.toBe(sent);
  expect(notices).not.toHaveBeenCalled();
});

test('pass code, no key yet: nothing to resend', async () => {
  fakeApi(captcha);
  const { user } = renderPage(register, { path: '/register/500013', pattern: '/register/:id' });
  expect(resend()).toBeDisabled();

  await user.type(screen.getByLabelText('Activation key'), 'k');

  expect(resend()).toBeEnabled();
});
