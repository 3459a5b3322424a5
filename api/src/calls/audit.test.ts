import { callPaths, ownCallPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';
import { enrolIn, signIn, testActivation, testLogin, testNewPassword } from '../testing/test-calls.ts';
import { onEachEngine, openTestDatabaseAt } from '../testing/test-engines.ts';

onEachEngine((engine) => {
  test('what members do on the site: each a line of the audit log, without a person of the staff', async () => {
    const testApi = await createTestApi({ engine });
    const { call, location } = testApi;
    const db = await openTestDatabaseAt(location);
    await call(callPaths.repassreg, { activationKey: testActivation.activationKey, apiId: 'reg' });
    const code = await db.selectFrom('mails').select('text').where('subject', '=', 'Your new pass code').execute();
    const passCode = /Pass code: (\d{6})/.exec(code[0]?.text ?? '')?.[1] ?? '';
    const { token } = (await call(callPaths.passreg, { ...testActivation, passCode })).kv;
    for (const _ of ['first', 'asked again']) await enrolIn(testApi, token, '500001');
    const cookie = await signIn(testApi);
    const { kv } = await call(ownCallPaths.changePassword, { cookie, pwd: testLogin.pwd, ...testNewPassword });
    await call(ownCallPaths.logoutEverywhere, { cookie: kv.token, pwd: testNewPassword.password });

    const newcomer = { email: '', subject: 'newcomer@example.com' };
    const member = { email: '', subject: 'member@example.com' };
    expect(
      await db.selectFrom('auditLog').select(['email', 'action', 'subject', 'detail']).orderBy('id').execute(),
    ).toEqual([
      { ...newcomer, action: 'pass code mailed', detail: '' },
      { ...newcomer, action: 'invitation accepted', detail: 'class 500001' },
      { ...newcomer, action: 'member enrolled', detail: 'class 500001, on the site' },
      { ...member, action: 'password changed', detail: '' },
      { ...member, action: 'member signed out', detail: '1 sign-ins' },
    ]);
  });
});
