import { logFailure } from '@agile-languages/shared/errors';
import { typedCode } from '@agile-languages/shared/formats';
import { typedKey } from '@agile-languages/shared/forms';
import { api, session } from '@agile-languages/shared/platform';

/** When neither the address nor the response names one. */
const defaultClassId = '500001';

export interface ActivationState {
  activationKey: string;
  passCode: string;
  password: string;
  repassword: string;
  classId: string;
  apiId: 'reg';
  /** Of `GetCatcha`; stored, never shown. */
  ln?: number;
}

export const initialActivation = ({ activationKey = '', classId = defaultClassId } = {}): ActivationState => ({
  activationKey,
  passCode: '',
  password: '',
  repassword: '',
  classId,
  apiId: 'reg',
});

/**
 * The first step uses up the key, so a failure of the second is only logged. A bad discount code is refused by the
 * first. @throws when `passreg` has no readable response, or one with neither a token nor a refusal
 */
export async function createAccount(
  { activationKey, passCode, password, repassword, classId }: ActivationState,
  discount = '',
) {
  const secrets = { activationKey: typedKey(activationKey), passCode: typedCode(passCode), password, repassword };
  const { kv, err } = await api.passreg(discount ? { ...secrets, discount } : secrets);
  const token = kv.token ?? '';
  if (token) session.signIn(token);
  if (err[0]) return { state: 'refused', message: err[0].val } as const;
  if (!token) throw new Error('passreg: the answer has neither a token nor a refusal');
  if (kv.isRenewal) return { state: 'created', token, notice: '' } as const;

  const { notice, refusal } = await enrol(token, kv.fkClassId || classId);
  return { state: 'created', token, notice: notice || (kv.fkClassId ? refusal : '') } as const;
}

/** `''` when the seat is there. */
async function enrol(cookie: string, fkClassId: string) {
  try {
    const { kv, err } = await api.enroll({ cookie, fkClassId });
    if (err[0]) logFailure('enrolment after activation', err[0].val);
    return { notice: kv.notice ?? '', refusal: err[0]?.val ?? '' };
  } catch (cause) {
    logFailure('enrolment after activation', cause);
    return { notice: '', refusal: '' };
  }
}
