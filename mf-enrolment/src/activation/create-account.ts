import { logFailure } from '@agile-languages/shared/errors';
import { api, session } from '@agile-languages/shared/platform';
import type { ActivationState } from './activation-state.ts';

/**
 * Makes the account of an invitation and then enrols in its class. The key is used up by the first
 * step, so a failure of the second is logged and does not stop the new member.
 *
 * @throws when `passreg` has no readable response, or one with neither a token nor a refusal.
 */
export async function createAccount({ activationKey, passCode, password, repassword, classId }: ActivationState) {
  const { kv, err } = await api.passreg({ activationKey, passCode, password, repassword });
  const token = kv.token ?? '';
  if (token) session.signIn(token);
  if (err[0]) return { state: 'refused', message: err[0].val } as const;
  if (!token) throw new Error('passreg: the answer has neither a token nor a refusal');

  await enrol(token, kv.fkClassId || classId);
  return { state: 'created', token } as const;
}

async function enrol(cookie: string, fkClassId: string): Promise<void> {
  try {
    const { err } = await api.enroll({ cookie, fkClassId });
    if (err[0]) logFailure('enrolment after activation', err[0].val);
  } catch (cause) {
    logFailure('enrolment after activation', cause);
  }
}
