import { rememberPartner } from '@agile-languages/shared/platform';
import { headOfPage } from '@agile-languages/shared/remote-data';
import { fakeApi, renderPage, testClassRow } from '@agile-languages/shared/test';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import declaration from '../../area.json' with { type: 'json' };
import page from './ask.page.tsx';

const testClass = testClassRow({ id: '500013', className: 'Test class' });
const orderBody = { kv: { startLimit: 0, limit: 1, fkClassId: '500013', fkDpLangId: '' } };

beforeEach(() => sessionStorage.clear());

function show(replies: Parameters<typeof fakeApi>[0] = {}, path = '/ask/500013') {
  const { requests } = fakeApi({ 'calle/GetClassList': { rows: [testClass] }, ...replies });
  return { requests, ...renderPage(page, { path, pattern: '/ask/:id' }) };
}

const name = () => screen.getByLabelText<HTMLInputElement>('Name');
const email = () => screen.getByLabelText<HTMLInputElement>('E-mail');
const message = () => screen.getByLabelText<HTMLTextAreaElement>('Message');
const send = () => screen.getByRole('button', { name: 'Ask for a place' });

async function write(user: ReturnType<typeof show>['user']) {
  await user.type(name(), 'Test Person');
  await user.type(email(), 'visitor@example.com');
  await user.type(message(), 'May I?');
  await user.click(send());
}

test('place asked for: class, name, e-mail and message are sent once; the thanks take the focus', async () => {
  const { requests, user } = show({ 'calle/AskForPlace': {} });
  expect(await screen.findByRole('link', { name: 'Test class' })).toHaveAttribute('href', '/class/500013');

  await write(user);

  expect(await screen.findByText('We have your request. We answer to visitor@example.com.')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Ask for a place' })).toBeNull();
  const kv = { fkClassId: '500013', name: 'Test Person', email: 'visitor@example.com', message: 'May I?' };
  expect(requests).toEqual([
    { path: 'calle/GetClassList', body: orderBody },
    { path: 'calle/AskForPlace', body: { kv } },
  ]);
});

test('place asked for by a visitor of a partner’s page: with the key and the campaign', async () => {
  history.replaceState(null, '', '/login/500013?partner=pk_live_test&campaign=spring');
  rememberPartner();
  const { requests, user } = show({ 'calle/AskForPlace': {} });

  await write(user);
  await screen.findByText(/^We have your request/);

  expect(requests.at(-1)?.body).toMatchObject({ kv: { partner: 'pk_live_test', campaign: 'spring' } });
});

test('places for several people, from a plan: the message says how many', () => {
  const { unmount } = show({}, '/ask/500013?people=7');
  expect(message()).toHaveValue('We are 7 people.');
  unmount();

  show({}, '/ask/500013?people=seven');
  expect(message()).toHaveValue('');
});

test('name missing, then no e-mail address: each says so and has the focus, nothing is sent', async () => {
  const { requests, user } = show();

  await user.type(email(), 'nobody');
  await user.click(send());
  expect(name()).toHaveFocus();
  expect(name()).toHaveAccessibleDescription('Write your name.');

  await user.type(name(), 'Test Person');
  await user.click(send());
  expect(email()).toHaveFocus();
  expect(email()).toHaveAccessibleDescription('Write an e-mail address to which we can answer.');
  expect(name()).toBeValid();
  expect(requests.map(({ path }) => path)).toEqual(['calle/GetClassList']);
});

test('name of signs that show nothing, address with a letter of another alphabet: each field says it', async () => {
  const { requests, user } = show();

  fireEvent.change(name(), { target: { value: '\u2060\u200b' } });
  fireEvent.change(email(), { target: { value: 'visitоr@example.com' } });
  await user.click(send());

  expect(name()).toHaveAccessibleDescription('Write your name.');
  expect(email()).toHaveAccessibleDescription('“о” is a Cyrillic letter between Latin ones. Type it again.');
  expect(requests.map(({ path }) => path)).toEqual(['calle/GetClassList']);
});

test('address pasted from a link: sent and thanked for as the address', async () => {
  const { requests, user } = show({ 'calle/AskForPlace': {} });

  await user.type(name(), 'Test Person');
  await user.type(email(), 'mailto:visitor@example.com?subject=Seat');
  await user.click(send());

  expect(await screen.findByText('We have your request. We answer to visitor@example.com.')).toBeVisible();
  expect(requests.at(-1)?.body).toMatchObject({ kv: { email: 'visitor@example.com' } });
});

test('refused: the sentence in red, and what was written stays', async () => {
  const refusal = 'This class does not exist or is no longer offered.';
  const { user } = show({ 'calle/AskForPlace': { err: [{ val: refusal }] } });

  await write(user);

  expect(await screen.findByText(refusal)).toBeVisible();
  expect(message()).toHaveValue('May I?');
});

test('not sent: says so, with an address to write to, and what was written stays', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = show({ 'calle/AskForPlace': 'no connection' });

  await write(user);

  expect(await screen.findByText(/^We could not send this\..* write to info@brand\.test\.$/)).toBeVisible();
  expect(email()).toHaveValue('visitor@example.com');
  expect(report).toHaveBeenCalledOnce();
});

test('class that is full: the card says what is asked for, and members find its waiting list', async () => {
  show({ 'calle/GetClassList': { rows: [{ ...testClass, seatsLeft: 0 }] } });

  expect(await screen.findByText(/full: ask for the next date$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Members: join the waiting list' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/login\/\d+$/),
  );
});

test('class that is not there: says so with ways on, and nobody writes what the server would refuse', async () => {
  show({ 'calle/GetClassList': { rows: [] } });

  expect(await screen.findByText(/^There is no such class, or it is no longer held/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the upcoming classes.' })).toHaveAttribute('href', '/upcoming-classes');
  expect(screen.getByRole('link', { name: 'Write to us.' })).toHaveAttribute('href', '/#contact');
  expect(screen.queryByRole('button', { name: 'Ask for a place' })).toBeNull();
});

test('head: of the page, kept out of search engines; the document starts the request of the page', () => {
  expect(headOfPage(page, { params: { id: '500013' }, pattern: '/ask/:id' })).toMatchObject({
    title: 'Ask for a place',
    canonical: '/ask/500013',
    noindex: true,
  });
  expect(declaration.routes['/ask/:id'].firstRequests).toEqual(declaration.routes['/login/:id'].firstRequests);
});

test('class that takes discount codes: the code is in the message; other classes ask for none', async () => {
  const { requests, user } = show({
    'calle/GetClassList': { rows: [{ ...testClass, discount: 'code' }] },
    'calle/AskForPlace': {},
  });
  await user.type(await screen.findByLabelText('Discount code, if you have one'), 'SPRING-20');
  await write(user);

  expect(await screen.findByText(/We have your request/)).toBeVisible();
  expect(requests.at(-1)?.body).toMatchObject({ kv: { message: 'May I?\n\nDiscount code: SPRING-20' } });
});

test('without scripts: asking, login and activation lead to forms of the server', () => {
  const { '/ask/:id': ask, '/login': login, '/login/:id': toClass, '/auth/:id': auth } = declaration.routes;

  expect([ask, login, toClass, auth].map(({ plainPage }) => plainPage.path)).toEqual([
    '/app/ask/:id',
    '/app/member',
    '/app/member/class/:id',
    '/app/member/activate/:id',
  ]);
});
