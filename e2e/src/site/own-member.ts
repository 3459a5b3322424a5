import type { APIRequestContext } from '@playwright/test';
import { invite, keyOf } from './invite.ts';

export interface OwnMember {
  email: string;
  password: string;
}

/** Makes a member whom no other test knows: the trainer invites, and the activation call opens the account. */
export async function createMember(request: APIRequestContext): Promise<OwnMember> {
  const password = 'test-password-1';
  const { email, link, passCode } = await invite(request);
  const kv = { activationKey: keyOf(link), apiId: 'reg', passCode, password, repassword: password };
  const answer = await request.post('/api/calle/passreg', { data: { kv } });
  const { err } = await answer.json();
  if (err.length > 0) throw new Error(`The member of this test could not be made: ${err[0].val}`);
  return { email, password };
}
