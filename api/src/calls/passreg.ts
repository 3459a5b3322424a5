import { callPaths, type PassregRequest } from '@agile-languages/shared/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { noStaff } from '../core/audit.ts';
import { perform } from '../core/perform.ts';
import { answer, refusal } from '../http/answer.ts';
import { limitBy, tooManyTries } from '../http/limit-requests.ts';
import { answerSchema, exactly, strings, type TypedInstance, text } from '../http/schemas.ts';
import { discountCodeOf } from '../resources/discount/fields.ts';
import { faultOfCode } from '../resources/discount/redeem-code.ts';
import { enrolmentId, enrolmentStore } from '../resources/enrolment/table.ts';
import { accept as acceptInvitation } from '../resources/invitation/accept.ts';
import { hasPassCode, invitationByKey, restoreTries, spendTry } from '../resources/invitation/keys.ts';
import { type Invitation, invitationId } from '../resources/invitation/table.ts';
import { memberById } from '../security/accounts.ts';
import { passwordFault } from '../security/passwords.ts';
import { hashOf } from '../security/tokens.ts';
import { invitationFault } from './invitation-fault.ts';

const required = {
  activationKey: text(200),
  apiId: { const: 'reg' },
  passCode: text(32),
  password: text(256),
  repassword: text(256),
} as const;

const schema = {
  summary: 'Accepts an invitation: makes the member, or renews the password of one, and signs in',
  description:
    'Asked again with the same key, pass code and password, for instance after a lost answer, it signs in. `discount` is a code for the seat of the invitation; one that is not good makes no member, and an invitation tries ten in ten minutes. With `isRenewal` no seat is asked for: the member may have given it back.',
  body: exactly({ kv: { ...exactly(required), properties: { ...required, discount: text(60) } } }),
  response: answerSchema({ ...strings('token', 'fkClassId'), isRenewal: { type: 'boolean' } }),
};

export function passreg(app: TypedInstance, context: ApiContext): void {
  app.post(`/${callPaths.passreg}`, { schema }, async (request, reply) => {
    const result = await takeActivation(context, request, reply, request.body.kv);
    return 'fault' in result ? refusal(result.fault) : answer(activated(result));
  });
}

const activated = ({ token, classId, isRenewal }: Activated) => ({
  token,
  fkClassId: classId,
  ...(isRenewal && { isRenewal }),
});

export async function takeActivation(
  context: ApiContext,
  request: FastifyRequest,
  reply: FastifyReply,
  kv: Secrets,
): Promise<Activated | { fault: string }> {
  const { db, deviceCookie, devices, passwordQueue, serialiseByKey, sessions, throttles } = context;
  const { ip, log } = request;
  const activationKey = kv.activationKey.trim();
  const invitation = await invitationByKey(db, activationKey);
  limitBy(throttles.guessesPerAddress, request, invitation?.keyHash);
  const work = () => serialiseByKey(hashOf(activationKey), () => accept(context, kv));
  const result = await (invitation
    ? passwordQueue.forKnown(invitation.keyHash, ip, work)
    : passwordQueue.forAddress(ip, work));
  if ('fault' in result) {
    if (!invitation) passwordQueue.failed(ip);
    log.info('activation refused');
    return result;
  }
  log.info({ memberId: result.memberId }, 'activated');
  deviceCookie.write(reply, await devices.remember(deviceCookie.read(request), result.memberId));
  return { ...result, token: await sessions.open(result.memberId) };
}

type Secrets = Omit<PassregRequest, 'apiId'>;
/** A renewal gives no seat: the member may have given it back. */
type Accepted = { memberId: string; classId: string; isRenewal: boolean };
type Activated = Accepted & { token: string };
type Acceptance = Accepted | { fault: string };

async function accept(context: ApiContext, kv: Secrets): Promise<Acceptance> {
  const { db, passwords } = context;
  const activationKey = kv.activationKey.trim();
  const passCode = kv.passCode.trim();
  if (!activationKey || !passCode) return { fault: 'Please enter the activation key and the pass code.' };
  const found = await invitationByKey(db, activationKey);
  const ownNames = found ? [found.email, found.fullname] : [];
  const fault =
    passwordFault(kv.password, kv.repassword, ownNames) ?? (await invitationFault(db, found, context.clock()));
  if (fault) return { fault };

  const invitation = await spendTry(db, activationKey);
  if (!invitation) return { fault: 'This pass code was tried too often. Please ask for a new one: Resend pass code.' };
  if (!hasPassCode(invitation, activationKey, passCode))
    return { fault: `The pass code is not correct. ${triesLeft(invitation)}` };
  if (invitation.memberId) return signInAgain(context, invitation, kv.password);

  const code = discountCodeOf(kv.discount ?? '');
  const codeFault = await faultOfTyped(context, invitation, code);
  if (codeFault) {
    await restoreTries(db, invitation.keyHash);
    return { fault: codeFault };
  }
  const passwordHash = await passwords.hash(kv.password);
  const seen = { id: invitationId(invitation) };
  const outcome = await perform(context, acceptInvitation, seen, { passwordHash, code }, noStaff);
  if (outcome.kind === 'done') return accepted(outcome.record.memberId ?? '', invitation);
  const current = await invitationByKey(db, activationKey);
  if (current?.memberId) return signInAgain(context, current, kv.password);
  const usedMeanwhile =
    code &&
    code !== invitation.code &&
    (await faultOfCode(db, code, invitation.classId, context.clock().toISOString()));
  if (usedMeanwhile) return { fault: usedMeanwhile };
  return { fault: 'This e-mail address already has an account. Please log in.' };
}

const accepted = (memberId: string, { classId, renewsMemberId }: Invitation): Accepted => ({
  memberId,
  classId,
  isRenewal: renewsMemberId !== null,
});

async function faultOfTyped(
  { clock, db, throttles }: ApiContext,
  { bookingId, classId, code: own, keyHash, renewsMemberId }: Invitation,
  code: string,
): Promise<string | undefined> {
  if (code === '' || code === own || renewsMemberId) return undefined;
  if (bookingId) return 'A company pays for your seat: leave the discount code empty.';
  if (!throttles.codesPerMember.take(keyHash)) return tooManyTries(throttles.codesPerMember.waitOf(keyHash));
  return faultOfCode(db, code, classId, clock().toISOString());
}

const isUsed = 'This activation key was already used. Please log in.';

/** For a lost answer. A seat that has ended since is not taken once more. */
async function signInAgain(context: ApiContext, invitation: Invitation, password: string): Promise<Acceptance> {
  const member = await memberById(context.db, invitation.memberId ?? '');
  if (!member || !(await context.passwords.matches(member.passwordHash, password))) return { fault: isUsed };
  const seat = enrolmentId({ memberId: member.id, classId: invitation.classId });
  if (invitation.hadSeat && !invitation.renewsMemberId && !(await enrolmentStore.read(context.db, seat)))
    return { fault: isUsed };
  await restoreTries(context.db, invitation.keyHash);
  return accepted(member.id, invitation);
}

function triesLeft({ triesLeft: left }: Invitation): string {
  if (left === 0) return 'Please ask for a new one: Resend pass code.';
  return left === 1 ? 'One try is left.' : `${left} tries are left.`;
}
