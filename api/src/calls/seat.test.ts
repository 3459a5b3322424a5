import { ownCallPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';
import { enrolIn, signIn } from '../testing/test-calls.ts';

test('seat of a member: none before the enrolment, taken after it, and still none in another class', async () => {
  const testApi = await createTestApi();
  const cookie = await signIn(testApi);
  const seatIn = async (fkClassId: string) => (await testApi.call(ownCallPaths.getSeat, { cookie, fkClassId })).kv;

  expect(await seatIn('500001')).toEqual({ seat: 'none' });
  await enrolIn(testApi, cookie, '500001');

  expect(await seatIn('500001')).toEqual({ seat: 'taken' });
  expect(await seatIn('500002')).toEqual({ seat: 'none' });
});

test('seat, token that opens nothing: the refusal', async () => {
  const { call } = await createTestApi();

  expect((await call(ownCallPaths.getSeat, { cookie: 'test', fkClassId: '500001' })).err).toEqual([
    { val: 'Your sign-in has ended. Please log in again.' },
  ]);
});
