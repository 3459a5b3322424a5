import { callPaths, ownCallPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';
import { enrolIn, signIn, testLogin, testNewPassword } from '../testing/test-calls.ts';

const ended = [{ val: 'Your sign-in has ended. Please log in again.' }];

test('a new password ends every earlier sign-in and signs in anew', async () => {
  const testApi = await createTestApi();
  const here = await signIn(testApi);
  const there = await signIn(testApi);
  const { kv } = await testApi.call(ownCallPaths.changePassword, {
    cookie: here,
    pwd: testLogin.pwd,
    ...testNewPassword,
  });
  expect((await enrolIn(testApi, here, '500001')).err).toEqual(ended);
  expect((await enrolIn(testApi, there, '500001')).err).toEqual(ended);
  expect((await enrolIn(testApi, kv.token, '500001')).err).toEqual([]);
});

test('two changes at once: one is done, the other comes too late', async () => {
  const testApi = await createTestApi();
  const cookie = await signIn(testApi);
  const change = { cookie, pwd: testLogin.pwd, ...testNewPassword };
  const answers = await Promise.all([1, 2].map(() => testApi.call(ownCallPaths.changePassword, change)));
  expect(answers.map(({ err }) => err)).toEqual([[], ended]);
});

test('only the new password signs in afterwards', async () => {
  const testApi = await createTestApi();
  const cookie = await signIn(testApi);
  await testApi.call(ownCallPaths.changePassword, { cookie, pwd: testLogin.pwd, ...testNewPassword });
  const withOld = await testApi.call(callPaths.login, testLogin);
  const withNew = await testApi.call(callPaths.login, { ...testLogin, pwd: testNewPassword.password });
  expect(withOld.err).toEqual([{ val: 'The e-mail or the password is not correct.' }]);
  expect(withNew.err).toEqual([]);
});

test('it takes a living token, the present password and a good new one', async () => {
  const testApi = await createTestApi({ limits: { guessesPerAccount: 1 } });
  const cookie = await signIn(testApi);
  const attempt = async (change: object) =>
    (
      await testApi.call(ownCallPaths.changePassword, {
        cookie,
        pwd: testLogin.pwd,
        ...testNewPassword,
        ...change,
      })
    ).err;
  expect(await attempt({ cookie: 'test-token' })).toEqual(ended);
  expect(await attempt({ repassword: 'other' })).toEqual([{ val: 'The two passwords are not the same.' }]);
  expect((await attempt({ password: 'abc12', repassword: 'abc12' }))[0].val).toContain('at least six characters');
  expect((await attempt({ password: 'member2026', repassword: 'member2026' }))[0].val).toContain('easy to guess');
  expect(await attempt({ pwd: 'wrong' })).toEqual([{ val: 'The present password is not correct.' }]);
  expect(await attempt({ pwd: 'wrong' })).toEqual([{ val: 'The present password is not correct.' }]);
  expect((await attempt({ pwd: 'wrong' }))[0].val).toContain('Too many tries.');
});
