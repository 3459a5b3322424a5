import { callPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { createTestApi, openTestDatabase } from '../testing/test-api.ts';
import { enrolIn, testActivation } from '../testing/test-calls.ts';
import { minute } from '../testing/test-clock.ts';

const testResend = { activationKey: 'demo-activation-key', apiId: 'reg' };

test('mails a new pass code that replaces the old one', async () => {
  const { call, clock, dataDir } = await createTestApi();
  clock.advance(minute);
  const answer = await call(callPaths.repassreg, testResend);
  const passCode = await newestPassCode(dataDir);
  const withOld = await call(callPaths.passreg, testActivation);
  const withNew = await call(callPaths.passreg, { ...testActivation, passCode });
  expect(answer).toEqual({ kv: { token: expect.any(String) }, tbl: [{ r: [] }], err: [] });
  expect(withOld.err[0].val).toContain('The pass code is not correct.');
  expect(withNew.err).toEqual([]);
});

test('its token signs nobody in', async () => {
  const testApi = await createTestApi();
  const { kv } = await testApi.call(callPaths.repassreg, testResend);
  const enrolment = await enrolIn(testApi, kv.token, '500001');
  expect(enrolment.err).toEqual([{ val: 'Your sign-in has ended. Please log in again.' }]);
});

test('an unknown and a used key are refused with a sentence', async () => {
  const { call } = await createTestApi();
  const unknown = await call(callPaths.repassreg, { ...testResend, activationKey: 'test-key' });
  await call(callPaths.passreg, testActivation);
  const used = await call(callPaths.repassreg, testResend);
  expect(unknown.err[0].val).toContain('This activation key is not known.');
  expect(used.err).toEqual([{ val: 'This activation key was already used. Please log in.' }]);
});

test('too many new pass codes have to wait', async () => {
  const { call } = await createTestApi({ limits: { resendsPerInvitation: 1 } });
  await call(callPaths.repassreg, testResend);
  const second = await call(callPaths.repassreg, testResend);
  expect(second.err).toEqual([{ val: 'Several pass codes were sent already. Please wait a quarter of an hour.' }]);
});

async function newestPassCode(dataDir: string): Promise<string> {
  const db = await openTestDatabase(dataDir);
  const mail = await db.selectFrom('mails').selectAll().orderBy('createdAt', 'desc').executeTakeFirstOrThrow();
  return /Pass code: (\d{6})/.exec(mail.text)?.[1] ?? '';
}
