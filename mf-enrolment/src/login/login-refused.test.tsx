import { fakeApi } from '@agile-languages/shared/test';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { apply, assign, logIn, loginForEachTest, password, show, testMember, testOrder } from './test-login.tsx';

loginForEachTest();

test('login refused: first err val in red, no token, no enrol call, no redirect', async () => {
  const { requests } = fakeApi({
    'calle/GetClassList': { rows: [testOrder] },
    'calle/login': { err: [{ val: 'Test refusal one.' }, { val: 'Test refusal two.' }] },
  });
  const { user } = show('/login/500013');

  await logIn(user);

  expect((await within(screen.getByRole('alert')).findByText('Test refusal one.')).textContent).toBe(
    'Test refusal one.',
  );
  expect(requests.map(({ path }) => path)).toEqual(['calle/GetClassList', 'calle/login']);
  expect(localStorage.getItem('token')).toBeNull();
  expect(assign).not.toHaveBeenCalled();
  expect(apply()).toBeEnabled();
});

test('login, refusal and token together: token stored, refusal shown, no redirect', async () => {
  const { requests } = fakeApi({
    'calle/GetClassList': { rows: [testOrder] },
    'calle/login': { kv: { token: 'test-token' }, err: [{ val: 'Test refusal.' }] },
  });
  const { user } = show('/login/500013');

  await logIn(user);

  expect(await screen.findByText('Test refusal.')).toBeVisible();
  expect(localStorage.getItem('token')).toBe('test-token');
  expect(requests.map(({ path }) => path)).not.toContain('calls/enroll');
  expect(assign).not.toHaveBeenCalled();
});

test('login, enrol refused: first err val in red, no redirect', async () => {
  fakeApi({
    'calle/GetClassList': { rows: [testOrder] },
    'calle/login': { kv: { token: 'test-token' } },
    'calls/enroll': { err: [{ val: 'Test: no seat left.' }] },
  });
  const { user } = show('/login/500013');

  await logIn(user);

  expect(await screen.findByText('Test: no seat left.')).toBeVisible();
  expect(assign).not.toHaveBeenCalled();
});

test.each([
  ['no connection', 'no connection'],
  ['status 500', { status: 500 }],
  ['no JSON', { text: '<html>' }],
  ['neither token nor refusal', {}],
] as const)('login answers with %s: logged with a short id, nothing shown, Apply usable again', async (_, reply) => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  fakeApi({ 'calle/login': reply });
  const { user } = show('/login');

  await logIn(user);

  await waitFor(() => expect(apply()).toBeEnabled());
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^login failed \([a-z\d]{1,6}\)$/),
    expect.any(Error),
  );
  expect(JSON.stringify(report.mock.calls)).not.toContain(testMember.pwd);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(document.activeElement).toBe(apply());
  expect(password()).toHaveValue(testMember.pwd);
  expect(assign).not.toHaveBeenCalled();
});

test('login, enrol call fails: logged, nothing shown, no redirect', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  fakeApi({ 'calle/GetClassList': { rows: [testOrder] }, 'calle/login': { kv: { token: 'test-token' } } });
  const { user } = show('/login/500013');

  await logIn(user);

  await waitFor(() => expect(report).toHaveBeenCalledOnce());
  await waitFor(() => expect(apply()).toBeEnabled());
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(assign).not.toHaveBeenCalled();
});

test('login, second try: the earlier refusal goes when the request starts', async () => {
  const { reply } = fakeApi({ 'calle/login': { err: [{ val: 'Test refusal.' }] } });
  const { user } = show('/login');
  await logIn(user);
  await screen.findByText('Test refusal.');

  reply('calle/login', new Promise(() => {}));
  await user.click(apply());

  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});
