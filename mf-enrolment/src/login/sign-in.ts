import { api, session } from '@agile-languages/shared/platform';
import { startedVisit } from '../check-out/started-visit.ts';

/**
 * A token is stored, whatever else the response contains. @throws when a call has no readable response, or one with
 * neither a token nor a refusal
 */
export async function signIn({ username, pwd, classId, discount, waits }: Credentials): Promise<SignInResult> {
  const { kv, err } = await api.login({ username, pwd });
  const token = kv.token ?? '';
  if (token) session.signIn(token);
  if (err[0]) return { state: 'refused', message: err[0].val };
  if (!token) throw new Error('login: the answer has neither a token nor a refusal');
  if (!classId) return { state: 'signed in', token, code: '' };

  const enrolment = await api.enroll({
    ...{ cookie: token, fkClassId: classId },
    ...(discount && { discount }),
    ...(waits && { waits }),
    ...startedVisit(),
  });
  const { err: faults, kv: enrolled } = enrolment;
  if (faults[0]) return { state: 'not enrolled', message: faults[0].val };
  if (enrolled.notice) return { state: 'waits', token, notice: enrolled.notice };
  return { state: 'signed in', token, code: enrolled.code ?? '' };
}

interface Credentials {
  username: string;
  pwd: string;
  classId: string;
  discount?: string;
  waits?: boolean;
}

type SignInResult =
  /** `code` tells a partner's page of the enrolment; `''` for none. */
  | { state: 'signed in'; token: string; code: string }
  | { state: 'waits'; token: string; notice: string }
  | { state: 'refused' | 'not enrolled'; message: string };
