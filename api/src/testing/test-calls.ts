import { callPaths } from '@agile-languages/shared/api';
import type { createTestApi } from './test-api.ts';

type TestApi = Awaited<ReturnType<typeof createTestApi>>;

export const testLogin = { username: 'member@example.com', pwd: 'member123', domain: 'sa' };

export const testActivation = {
  activationKey: 'demo-activation-key',
  apiId: 'reg',
  passCode: '123456',
  password: 'test-password-1',
  repassword: 'test-password-1',
};

export const testNewPassword = { password: 'test-password-2', repassword: 'test-password-2' };

export const signIn = async ({ call }: TestApi): Promise<string> => (await call(callPaths.login, testLogin)).kv.token;

export const enrolIn = ({ call }: TestApi, cookie: string, fkClassId: string) =>
  call(callPaths.enroll, { cookie, apiId: 'GetEnrolledClassInfo', fkClassId });

export const seatsLeftOf = async ({ call }: TestApi, fkClassId: string): Promise<number> =>
  (await call(callPaths.getClassList, { startLimit: 0, limit: 1, fkClassId, fkDpLangId: '' })).tbl[0].r[0].seatsLeft;
