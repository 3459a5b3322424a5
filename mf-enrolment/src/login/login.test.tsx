import { headOfPage } from '@agile-languages/shared/remote-data';
import { fakeApi } from '@agile-languages/shared/test';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import declaration from '../../area.json' with { type: 'json' };
import page from './login.page.tsx';
import {
  apply,
  assign,
  email,
  logIn,
  loginBody,
  loginForEachTest,
  password,
  show,
  testMember,
  testOrder,
} from './test-login.tsx';

loginForEachTest();

test('login: heading, membership sentence, e-mail, password, Apply, an empty alert', () => {
  show('/login');

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Already a member? Login here');
  expect(
    screen.getByText('To inquire about membership, please get in touch with your Corporate Trainer.'),
  ).toBeVisible();
  expect(email().type).toBe('email');
  expect(email().autocomplete).toBe('username');
  expect(password().type).toBe('password');
  expect(password().autocomplete).toBe('current-password');
  expect(apply().type).toBe('submit');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('login for a class: who has no account can ask for a place; without a class there is no such link', async () => {
  fakeApi({ 'calle/GetClassList': { rows: [testOrder] } });
  const { unmount } = show('/login/500013');
  expect(screen.getByText(/^No account yet\?/)).toContainElement(screen.getByRole('link', { name: 'Ask for a place' }));
  expect(screen.getByRole('link', { name: 'Ask for a place' })).toHaveAttribute('href', '/ask/500013');
  unmount();

  show('/login');
  expect(screen.queryByRole('link', { name: 'Ask for a place' })).toBeNull();
});

test('login for a class that nobody holds: no seat is promised, and the other classes are a link', async () => {
  fakeApi({ 'calle/GetClassList': { rows: [] } });
  show('/login/999999');

  expect(await screen.findByText(/^There is no such class/)).toContainElement(
    screen.getByRole('link', { name: 'See the upcoming classes.' }),
  );
  expect(screen.queryByText(/takes one seat/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Ask for a place' })).toBeNull();
});

test('head: Login, and another title with a class; kept out of search engines', () => {
  expect(headOfPage(page, { params: {}, pattern: '/login' })).toMatchObject({ title: 'Login', noindex: true });
  expect(headOfPage(page, { params: { id: '500017' }, pattern: '/login/:id' })).toMatchObject({
    title: 'Login and enrol',
    noindex: true,
  });
});

test('login, until the code is there: the single word Login', () => {
  expect(declaration.routes['/login']).toMatchObject({ rendering: 'personal', placeholder: 'Login' });
  expect(declaration.routes['/login/:id']).toMatchObject({ rendering: 'personal', placeholder: 'Login' });
});

test('empty username or password: nothing at all happens', async () => {
  const { requests } = fakeApi();
  const report = vi.spyOn(console, 'error');
  const { user, container } = show('/login');

  await user.click(apply());
  await user.type(email(), testMember.username);
  await user.click(apply());
  await user.clear(email());
  await user.type(password(), 'test{Enter}');

  expect(requests).toEqual([]);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(document.activeElement).toBe(password());
  expect(container.querySelector('form')?.noValidate).toBe(true);
  expect(apply()).toBeEnabled();
  expect(report).not.toHaveBeenCalled();
});

test('login, without a class: login call, token stored, redirect with tk', async () => {
  const { requests } = fakeApi({ 'calle/login': { kv: { token: 'test-token' } } });
  const { user } = show('/login');

  await logIn(user);

  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('http://app.test/redirect?tk=test-token'));
  expect(requests).toEqual([{ path: 'calle/login', body: loginBody }]);
  expect(localStorage.getItem('token')).toBe('test-token');
});

test.each([
  ['12|abc', '12%7Cabc'],
  ['a:b', 'a%3Ab'],
  ['a%20b', 'a%2520b'],
])('token %s: stored as the answer brought it, and encoded in tk', async (token, encoded) => {
  fakeApi({ 'calle/login': { kv: { token } } });
  const { user } = show('/login');

  await logIn(user);

  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(`http://app.test/redirect?tk=${encoded}`));
  expect(localStorage.getItem('token')).toBe(token);
});

test('login, while the request runs: Apply is disabled, a second submit does nothing; after leaving it stays so', async () => {
  const answer = Promise.withResolvers<{ kv: { token: string } }>();
  const { requests } = fakeApi({ 'calle/login': answer.promise });
  const { user } = show('/login');

  await logIn(user);
  await user.type(password(), '{Enter}');

  expect(apply()).toBeDisabled();
  expect(requests).toHaveLength(1);

  answer.resolve({ kv: { token: 'test-token' } });
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  await user.type(password(), '{Enter}');
  expect(apply()).toBeDisabled();
  expect(requests).toHaveLength(1);
});

test('login, back from the app site by the back/forward cache: Apply is usable again', async () => {
  fakeApi({ 'calle/login': { kv: { token: 'test-token' } } });
  const { user } = show('/login');
  await logIn(user);
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());

  act(() => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });

  expect(apply()).toBeEnabled();
});
