import { session } from '@agile-languages/shared/platform';
import { headOfPage } from '@agile-languages/shared/remote-data';
import { type FakeReply, fakeApi, renderPage } from '@agile-languages/shared/test';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { initialActivation } from './activation.ts';
import auth from './auth.page.tsx';
import register from './register.page.tsx';

const captcha = { path: 'calle/GetCatcha', body: { kv: { apiId: 'GetCatcha' } } };
const passregBody = { activationKey: 'test-key', apiId: 'reg', passCode: '123456', password: 'a', repassword: 'b' };
const enrolOf = (fkClassId: string) => ({
  path: 'calls/enroll',
  body: { kv: { cookie: 'test-token', apiId: 'GetEnrolledClassInfo', fkClassId } },
});

const assign = vi.fn<(address: string | URL) => void>();

beforeEach(() => {
  session.signOut();
  assign.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});

const showRegister = () => renderPage(register, { path: '/register/500013', pattern: '/register/:id' });
const showAuth = () => renderPage(auth, { path: '/auth/test-key', pattern: '/auth/:id' });
type User = ReturnType<typeof showAuth>['user'];

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create Account' });

async function fill(user: User) {
  if (!field('Activation key').readOnly) await user.type(field('Activation key'), 'test-key');
  await user.type(field('Pass code'), '123456');
  await user.type(field('Password'), 'a');
  await user.type(field('Repeat password'), 'b');
}

const firstAnswer = { 'calle/GetCatcha': { kv: { ln: 4711 } } };

test('activation, form: four fields, hint, both buttons, tokens for password managers', () => {
  fakeApi(firstAnswer);
  showRegister();

  expect(screen.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
  expect(field('Activation key').readOnly).toBe(false);
  expect(field('Activation key')).toHaveValue('');
  expect(field('Pass code').autocomplete).toBe('one-time-code');
  expect(field('Password').type).toBe('password');
  expect(field('Password').autocomplete).toBe('new-password');
  expect(field('Repeat password').type).toBe('password');
  expect(field('Repeat password').autocomplete).toBe('new-password');
  expect(screen.getByText('Minimum 6 characters, numeric and alphabetic.')).toBeVisible();
  expect(field('Password')).toHaveAccessibleDescription(
    'Minimum 6 characters, numeric and alphabetic. Not a word or row that is easy to guess, such as abcdef12.',
  );
  expect(screen.getByRole('button', { name: 'Resend pass code' })).toBeVisible();
  expect(create().type).toBe('submit');
});

test('activation, link and code as they are pasted: the key and the code are sent', async () => {
  const { requests } = fakeApi({
    ...firstAnswer,
    'calle/passreg': { kv: { token: 'test-token' } },
    'calls/enroll': {},
  });
  const { user } = showRegister();

  fireEvent.change(field('Activation key'), { target: { value: ' https://site.test/auth/test-key\u200b' } });
  fireEvent.change(field('Pass code'), { target: { value: '１２３ 456' } });
  await user.type(field('Password'), 'a');
  await user.type(field('Repeat password'), 'b');
  await user.click(create());

  await waitFor(() => expect(requests).toContainEqual({ path: 'calle/passreg', body: { kv: passregBody } }));
});

test('activation, link of an invitation: the key is in its field and cannot be changed', () => {
  fakeApi(firstAnswer);
  showAuth();

  expect(field('Activation key')).toHaveValue('test-key');
  expect(field('Activation key').readOnly).toBe(true);
});

test('activation, heads: kept out of search engines, without the key', () => {
  expect(headOfPage(register, { params: {}, pattern: '' })).toMatchObject({
    title: 'Register',
    canonical: '/register',
    noindex: true,
  });
  expect(headOfPage(auth, { params: {}, pattern: '' })).toMatchObject({
    title: 'Activate',
    canonical: '/auth',
    noindex: true,
  });
});

test('activation, state: every field of the specification, class 500001 unless another is named', () => {
  expect(initialActivation()).toEqual({
    activationKey: '',
    passCode: '',
    password: '',
    repassword: '',
    classId: '500001',
    apiId: 'reg',
  });
  expect(initialActivation({ classId: '500013' }).classId).toBe('500013');
});

test('captcha: requested once, its number shows nowhere', async () => {
  const { requests } = fakeApi(firstAnswer);
  const { user, container } = showRegister();

  await user.type(field('Pass code'), '1');

  expect(requests).toEqual([captcha]);
  expect(container.innerHTML).not.toContain('4711');
});

test('captcha fails: logged, nothing shown', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  fakeApi();
  showRegister();

  await waitFor(() =>
    expect(report).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^captcha failed \([a-z\d]{1,6}\)$/),
      expect.any(Error),
    ),
  );
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('new password of a member: the page says so, and asks for no discount code', () => {
  fakeApi(firstAnswer);
  renderPage(auth, { path: '/auth/test-key?password', pattern: '/auth/:id' });

  expect(screen.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save the new password' })).toBeVisible();
  expect(screen.queryByText('Have a discount code?')).toBeNull();
});

test('new password of a member: no seat is asked for', async () => {
  const { requests } = fakeApi({
    ...firstAnswer,
    'calle/passreg': { kv: { token: 'test-token', fkClassId: '500013', isRenewal: true } },
    'calls/enroll': {},
  });
  const { user } = showAuth();

  await fill(user);
  await user.click(create());

  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(requests.map(({ path }) => path)).not.toContain('calls/enroll');
});

test('register: short and unequal passwords are sent; then enrolment in the class of the address; redirect', async () => {
  const { requests } = fakeApi({
    ...firstAnswer,
    'calle/passreg': { kv: { token: 'test-token' } },
    'calls/enroll': {},
  });
  const { user } = showRegister();

  await fill(user);
  await user.click(create());

  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('http://app.test/redirect?tk=test-token'));
  expect(requests).toEqual([captcha, { path: 'calle/passreg', body: { kv: passregBody } }, enrolOf('500013')]);
  expect(localStorage.getItem('token')).toBe('test-token');
  expect(create()).toBeDisabled();
});

test('activation with a discount code: sent with the key, so that a wrong one makes no account', async () => {
  const { requests } = fakeApi({
    ...firstAnswer,
    'calle/passreg': { err: [{ val: 'There is no discount code SPRNG.' }] },
  });
  const { user } = showAuth();

  await fill(user);
  await user.click(screen.getByText('Have a discount code?'));
  await user.type(field('Discount code, if you have one'), 'SPRNG');
  await user.click(create());

  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('There is no discount code SPRNG.'));
  expect(requests.at(-1)).toEqual({ path: 'calle/passreg', body: { kv: { ...passregBody, discount: 'SPRNG' } } });
  expect(assign).not.toHaveBeenCalled();
});

test('activation, answer names a class: that one', async () => {
  const { requests } = fakeApi({
    ...firstAnswer,
    'calle/passreg': { kv: { token: 'test-token', fkClassId: '500029' } },
    'calls/enroll': {},
  });
  const { user } = showRegister();

  await fill(user);
  await user.click(create());

  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(requests.at(-1)).toEqual(enrolOf('500029'));
});

test('activation, link of an invitation, answer without a class: class 500001', async () => {
  const { requests } = fakeApi({
    ...firstAnswer,
    'calle/passreg': { kv: { token: 'test-token' } },
    'calls/enroll': {},
  });
  const { user } = showAuth();

  await fill(user);
  await user.click(create());

  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(requests.at(-1)).toEqual(enrolOf('500001'));
});

test.each<[string, FakeReply]>([
  ['refused', { err: [{ val: 'Test: no seat left.' }] }],
  ['without connection', 'no connection'],
])('enrolment %s: logged, redirected all the same, because the key is used up', async (_, reply) => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  fakeApi({ ...firstAnswer, 'calle/passreg': { kv: { token: 'test-token' } }, 'calls/enroll': reply });
  const { user } = showAuth();

  await fill(user);
  await user.click(create());

  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^enrolment after activation failed/),
    expect.anything(),
  );
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('activation, refused: first err val in red, no enrolment, no redirect', async () => {
  const { requests } = fakeApi({
    ...firstAnswer,
    'calle/passreg': { err: [{ val: 'Test refusal one.' }, { val: 'Test refusal two.' }] },
  });
  const { user } = showAuth();

  await fill(user);
  await user.click(create());

  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Test refusal one.'));
  expect(requests.map(({ path }) => path)).toEqual(['calle/GetCatcha', 'calle/passreg']);
  expect(assign).not.toHaveBeenCalled();
  expect(create()).toBeEnabled();
});

test('activation, exception: the exact sentence, logged without the password', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  fakeApi({ ...firstAnswer, 'calle/passreg': { status: 503 } });
  const { user } = showAuth();

  await fill(user);
  await user.click(create());

  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('An error occurred during the API request.1'));
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^activation failed/), expect.any(Error));
  expect(field('Pass code')).toHaveValue('123456');
  expect(create()).toBeEnabled();
});

test('activation, while the request runs: Create Account is disabled, a second submit does nothing', async () => {
  const { requests } = fakeApi({ ...firstAnswer, 'calle/passreg': new Promise(() => {}) });
  const { user } = showAuth();

  await fill(user);
  await user.click(create());
  await user.type(field('Repeat password'), '{Enter}');

  expect(create()).toBeDisabled();
  expect(requests.filter(({ path }) => path === 'calle/passreg')).toHaveLength(1);
});

test('activation, the class of the invitation is not held: the page says so', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const val = 'This class does not exist or is no longer offered.';
  fakeApi({
    ...firstAnswer,
    'calle/passreg': { kv: { token: 'test-token', fkClassId: '500029' } },
    'calls/enroll': { err: [{ val }] },
  });
  const { user } = showAuth();

  await fill(user);
  await user.click(create());

  expect(await screen.findByText(`Your account is made. ${val}`)).toBeVisible();
  expect(assign).not.toHaveBeenCalled();
});

test('activation, the class is full: the page says so, and the member goes on by a link', async () => {
  const notice = 'This class has no seat left. You are on its waiting list.';
  fakeApi({ ...firstAnswer, 'calle/passreg': { kv: { token: 'test-token' } }, 'calls/enroll': { kv: { notice } } });
  const { user } = showAuth();

  await fill(user);
  await user.click(create());

  expect(await screen.findByText(`Your account is made. ${notice}`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', expect.stringContaining('tk=test-token'));
  expect(assign).not.toHaveBeenCalled();
});
