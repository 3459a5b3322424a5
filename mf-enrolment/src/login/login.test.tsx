import { session } from '@agile-languages/shared/platform';
import { headOfPage } from '@agile-languages/shared/remote-data';
import { fakeApi, renderPage, testClassRow } from '@agile-languages/shared/test';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import declaration from '../../area.json' with { type: 'json' };
import page from './login.page.tsx';

const testMember = { username: 'member@brand.test', pwd: 'test pass 1' };
const loginBody = { kv: { ...testMember, domain: 'sa' } };
const enrolBody = { kv: { cookie: 'test-token', apiId: 'GetEnrolledClassInfo', fkClassId: '500013' } };
const orderBody = { kv: { startLimit: 0, limit: 1, fkClassId: '500013', fkDpLangId: '' } };
const testOrder = testClassRow({
  id: '500013',
  langName: 'Form',
  fkDpLangId: '1111117',
  price: '480',
  currency: 'EUR',
});

const assign = vi.fn<(address: string | URL) => void>();

beforeEach(() => {
  session.signOut();
  assign.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});

const show = (path: string) => renderPage(page, { path, pattern: /^\/login\/./.test(path) ? '/login/:id' : '/login' });

const apply = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' });
const email = () => screen.getByLabelText<HTMLInputElement>('E-mail');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');

async function logIn(user: ReturnType<typeof show>['user']) {
  await user.type(email(), testMember.username);
  await user.type(password(), testMember.pwd);
  await user.click(apply());
}

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

test.each(['/login/500013', '/login?id=500013'])(
  '%s: class, login and enrol calls in order, then redirect',
  async (path) => {
    const { requests } = fakeApi({
      'calle/GetClassList': { rows: [testOrder] },
      'calle/login': { kv: { token: 'test-token' } },
      'calls/enroll': {},
    });
    const { user } = show(path);

    await logIn(user);

    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('http://app.test/redirect?tk=test-token'));
    expect(requests).toEqual([
      { path: 'calle/GetClassList', body: orderBody },
      { path: 'calle/login', body: loginBody },
      { path: 'calls/enroll', body: enrolBody },
    ]);
  },
);

test('login to a class that takes discount codes: the code is in the enrol call; other classes ask for none', async () => {
  const { requests } = fakeApi({
    'calle/GetClassList': { rows: [{ ...testOrder, discount: 'code' }] },
    'calle/login': { kv: { token: 'test-token' } },
    'calls/enroll': {},
  });
  const { user } = show('/login/500013');
  expect(screen.queryByLabelText(/^Discount code/)).toBeNull();

  await user.type(await screen.findByLabelText(/^Discount code/), 'SPRING-20');
  await logIn(user);

  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(requests.at(-1)?.body).toMatchObject({ kv: { fkClassId: '500013', discount: 'SPRING-20' } });
});

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

test('login to a class that is full: a place on its waiting list is asked for', async () => {
  const notice = 'This class has no seat left. You are on its waiting list.';
  const { requests } = fakeApi({
    'calle/GetClassList': { rows: [{ ...testOrder, seatsLeft: 0 }] },
    'calle/login': { kv: { token: 'test-token' } },
    'calls/enroll': { kv: { notice } },
  });
  const { user } = show('/login/500013');
  const join = await screen.findByRole('button', { name: 'Join the waiting list' });
  await user.type(email(), testMember.username);
  await user.type(password(), testMember.pwd);
  await user.click(join);

  expect(await screen.findByText(notice)).toHaveFocus();
  expect(requests.find(({ path }) => path === 'calls/enroll')?.body).toEqual({ kv: { ...enrolBody.kv, waits: true } });
  expect(screen.queryByRole('button', { name: 'Join the waiting list' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to the app site' })).toHaveAttribute(
    'href',
    'http://app.test/redirect?tk=test-token',
  );
});

test('login to a class that became full after the page was loaded: the refusal, and its waiting list at once', async () => {
  const { reply, requests } = fakeApi({
    'calle/GetClassList': { rows: [{ ...testOrder, seatsLeft: 1 }] },
    'calle/login': { kv: { token: 'test-token' } },
    'calls/enroll': { err: [{ val: 'Test: no seat left.' }] },
  });
  const { user } = show('/login/500013');
  await waitFor(() => expect(requests).toHaveLength(1));
  reply('calle/GetClassList', { rows: [{ ...testOrder, seatsLeft: 0 }] });

  await logIn(user);

  const join = await screen.findByRole('button', { name: 'Join the waiting list' });
  expect(screen.getByText('Test: no seat left.')).toBeVisible();
  await user.click(join);
  await waitFor(() =>
    expect(requests).toContainEqual({ path: 'calls/enroll', body: { kv: { ...enrolBody.kv, waits: true } } }),
  );
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

test('login, second try: the earlier refusal goes when the request starts', async () => {
  const { reply } = fakeApi({ 'calle/login': { err: [{ val: 'Test refusal.' }] } });
  const { user } = show('/login');
  await logIn(user);
  await screen.findByText('Test refusal.');

  reply('calle/login', new Promise(() => {}));
  await user.click(apply());

  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});
