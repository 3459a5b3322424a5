import { session } from '@agile-languages/shared/platform';
import { fakeApi, renderPage, testClassRow } from '@agile-languages/shared/test';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import page from './login.page.tsx';

const showSignedIn = (replies: Parameters<typeof fakeApi>[0]) => {
  session.signIn('test-token');
  const api = fakeApi({ 'calle/GetClassList': { rows: [testClassRow()] }, ...replies });
  return { ...api, ...renderPage(page, { path: '/login/500001', pattern: '/login/:id' }) };
};

beforeEach(() => {
  session.signOut();
  vi.spyOn(location, 'assign').mockReturnValue();
});

test('signed in, seat not taken: Apply enrols without a password and leads on', async () => {
  const { requests, user } = showSignedIn({ 'calle/GetSeat': { kv: { seat: 'none' } }, 'calls/enroll': {} });
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.getByText(/^Apply takes one seat for you\./)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Apply' }));

  await waitFor(() => expect(location.assign).toHaveBeenCalledWith(expect.stringContaining('tk=test-token')));
  expect(requests).toContainEqual({
    path: 'calls/enroll',
    body: { kv: { cookie: 'test-token', apiId: 'GetEnrolledClassInfo', fkClassId: '500001' } },
  });
});

test('signed in, class that nobody holds: no seat is promised, and the other classes are a link', async () => {
  showSignedIn({ 'calle/GetSeat': { kv: { seat: 'none' } }, 'calle/GetClassList': { rows: [] } });

  expect(await screen.findByRole('link', { name: 'See the upcoming classes.' })).toHaveAttribute(
    'href',
    '/upcoming-classes',
  );
  expect(screen.queryByText(/no password is needed/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
});

test('signed in, seat taken: says so, and leads to the app site without a second call', async () => {
  const { requests, user } = showSignedIn({ 'calle/GetSeat': { kv: { seat: 'taken' } } });

  expect(await screen.findByText('You have a seat in this class.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Go to your classes' }));

  await waitFor(() => expect(location.assign).toHaveBeenCalledOnce());
  expect(requests.map(({ path }) => path)).not.toContain('calls/enroll');
});

test('signed in, seat taken in a class with an online meeting: the link to it', async () => {
  showSignedIn({ 'calle/GetSeat': { kv: { seat: 'taken', meetingLink: 'https://meet.example/test' } } });

  expect(await screen.findByRole('link', { name: 'Online meeting' })).toHaveAttribute(
    'href',
    'https://meet.example/test',
  );
});

test('signed in, but the sign-in has ended at the server: the form', async () => {
  showSignedIn({ 'calle/GetSeat': { err: [{ val: 'Your sign-in has ended. Please log in again.' }] } });

  expect(await screen.findByLabelText('Password')).toBeVisible();
});

test('signed in, class without a seat left: the refusal in red, the member stays', async () => {
  const { user } = showSignedIn({
    'calle/GetSeat': { kv: { seat: 'none' } },
    'calls/enroll': { err: [{ val: 'This class has no seat left. Please choose another class.' }] },
  });

  await user.click(screen.getByRole('button', { name: 'Apply' }));

  expect(await screen.findByText('This class has no seat left. Please choose another class.')).toBeVisible();
  expect(location.assign).not.toHaveBeenCalled();
});

test('signed in, then out with the button: the form', async () => {
  const { user } = showSignedIn({ 'calle/GetSeat': { kv: { seat: 'none' } }, 'calle/logout': {} });

  await user.click(screen.getByRole('button', { name: 'Sign out' }));

  expect(await screen.findByLabelText('Password')).toBeVisible();
});

test('signed in, invited to a class that is full: the place on the waiting list is named, the member stays', async () => {
  const notice = 'This class has no seat left. You are on its waiting list.';
  const { user } = showSignedIn({ 'calle/GetSeat': { kv: { seat: 'none' } }, 'calls/enroll': { kv: { notice } } });

  await user.click(screen.getByRole('button', { name: 'Apply' }));

  expect(await screen.findByText(notice)).toBeVisible();
  expect(location.assign).not.toHaveBeenCalled();
});

test('signed in, class that takes discount codes: Apply sends the code', async () => {
  const { requests, user } = showSignedIn({
    'calle/GetClassList': { rows: [testClassRow({ discount: 'code' })] },
    'calle/GetSeat': { kv: { seat: 'none' } },
    'calls/enroll': {},
  });
  await user.type(await screen.findByLabelText(/^Discount code/), 'SPRING-20');
  await user.click(screen.getByRole('button', { name: 'Apply' }));

  await waitFor(() => expect(location.assign).toHaveBeenCalledOnce());
  expect(requests.find(({ path }) => path === 'calls/enroll')?.body).toMatchObject({ kv: { discount: 'SPRING-20' } });
});

test('signed in, class that is full: what a place on its list means, a button for it, and what came of it', async () => {
  const notice = 'This class has no seat left. You are on its waiting list.';
  const { requests, user } = showSignedIn({
    'calle/GetClassList': { rows: [testClassRow({ seatsLeft: 0 })] },
    'calle/GetSeat': { kv: { seat: 'none' } },
    'calls/enroll': { kv: { notice } },
  });
  const join = await screen.findByRole('button', { name: 'Join the waiting list' });
  expect(screen.queryByText(/^Apply takes one seat/)).toBeNull();
  const note = screen.getByText(/^This class is full\./);
  expect(note).toHaveTextContent('the seat is yours at once');
  expect(note).toHaveTextContent('You pay later, before the first session.');
  expect(within(note).getByRole('link', { name: 'cancellation and transfer' })).toHaveAttribute(
    'href',
    '/terms-condition',
  );
  await user.click(join);

  expect(await screen.findByText(notice)).toHaveFocus();
  expect(requests.find(({ path }) => path === 'calls/enroll')?.body).toEqual({
    kv: { cookie: 'test-token', apiId: 'GetEnrolledClassInfo', fkClassId: '500001', waits: true },
  });
  expect(screen.queryByRole('button', { name: 'Join the waiting list' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to your classes' })).toHaveAttribute(
    'href',
    'http://app.test/redirect?tk=test-token',
  );
});

test('signed in, a seat became free after the page was loaded: the refusal, and Apply at once', async () => {
  const { reply, requests, user } = showSignedIn({
    'calle/GetClassList': { rows: [testClassRow({ seatsLeft: 0 })] },
    'calle/GetSeat': { kv: { seat: 'none' } },
    'calls/enroll': { err: [{ val: 'This class has a free seat by now. You can enrol.' }] },
  });
  const join = await screen.findByRole('button', { name: 'Join the waiting list' });
  reply('calle/GetClassList', { rows: [testClassRow({ seatsLeft: 1 })] });
  await user.click(join);

  const apply = await screen.findByRole('button', { name: 'Apply' });
  expect(screen.getByText('This class has a free seat by now. You can enrol.')).toBeVisible();
  reply('calls/enroll', {});
  await user.click(apply);

  await waitFor(() => expect(location.assign).toHaveBeenCalledOnce());
  expect(requests.at(-1)?.body).toEqual({
    kv: { cookie: 'test-token', apiId: 'GetEnrolledClassInfo', fkClassId: '500001' },
  });
});
