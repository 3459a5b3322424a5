import { fakeApi } from '@agile-languages/shared/test';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  assign,
  email,
  enrolBody,
  logIn,
  loginBody,
  loginForEachTest,
  orderBody,
  password,
  show,
  testMember,
  testOrder,
} from './test-login.tsx';

loginForEachTest();

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
  expect(screen.getByRole('link', { name: 'Go to your classes' })).toHaveAttribute(
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
