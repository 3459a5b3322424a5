import { callPaths } from '@agile-languages/shared/api';
import type { APIRequestContext } from '@playwright/test';
import { invite, keyOf } from './invite.ts';
import { createClass } from './own-class.ts';

export interface OwnMember {
  email: string;
  password: string;
}

/** Makes a member whom no other test knows: the trainer invites, and the activation call opens the account. */
export async function createMember(request: APIRequestContext): Promise<OwnMember> {
  const password = 'test-password-1';
  const { email, link, passCode } = await invite(request, await createClass());
  await call(request, callPaths.passreg, {
    activationKey: keyOf(link),
    apiId: 'reg',
    passCode,
    password,
    repassword: password,
  });
  return { email, password };
}

/** Signs a member in and takes a seat of a class. */
export async function enrol(
  request: APIRequestContext,
  { email, password }: OwnMember,
  fkClassId: string,
): Promise<void> {
  const { kv } = await call(request, callPaths.login, { username: email, pwd: password, domain: 'sa' });
  await call(request, callPaths.enroll, { cookie: kv.token, apiId: 'GetEnrolledClassInfo', fkClassId });
}

async function call(request: APIRequestContext, path: string, kv: object) {
  const answer = await (await request.post(`/api/${path}`, { data: { kv } })).json();
  if (answer.err.length > 0) throw new Error(`${path} was refused: ${answer.err[0].val}`);
  return answer;
}
