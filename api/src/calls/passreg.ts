import { callPaths, type PassregRequest } from '@agile-languages/shared/api';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { answer, refusal } from '../http/answer.ts';
import { limitGuesses } from '../http/limit-guesses.ts';
import { answerSchema, kvBody, strings, text } from '../http/schemas.ts';
import type { Invitation } from '../repositories/invitation-repository.ts';
import { passwordFault } from '../security/passwords.ts';
import { hashOf } from '../security/tokens.ts';
import { invitationFault } from './invitation-fault.ts';

const schema = {
  summary: 'Accepts an invitation: makes the member, or renews the password of one, and signs in',
  description: 'Asked again with the same key, pass code and password, for instance after a lost answer, it signs in.',
  body: kvBody({
    activationKey: text(200),
    apiId: { const: 'reg' },
    passCode: text(32),
    password: text(256),
    repassword: text(256),
  }),
  response: answerSchema(strings('token', 'fkClassId')),
};

export function passreg(app: FastifyInstance, context: ApiContext): void {
  const { deviceCookie, devices, passwordQueue, serialiseByKey, sessions } = context;

  app.post<{ Body: { kv: PassregRequest } }>(
    `/${callPaths.passreg}`,
    { schema, preHandler: limitGuesses(context.throttles) },
    async (request, reply) => {
      const { body, ip, log } = request;
      const { kv } = body;
      const result = await passwordQueue.forAddress(ip, () =>
        serialiseByKey(hashOf(kv.activationKey.trim()), () => accept(context, kv)),
      );
      if ('fault' in result) {
        passwordQueue.failed(ip);
        log.info('activation refused');
        return refusal(result.fault);
      }
      log.info({ memberId: result.memberId }, 'activated');
      deviceCookie.write(reply, await devices.remember(deviceCookie.read(request), result.memberId));
      return answer({ token: await sessions.open(result.memberId), fkClassId: result.classId });
    },
  );
}

type Acceptance = { memberId: string; classId: string } | { fault: string };

async function accept(context: ApiContext, kv: PassregRequest): Promise<Acceptance> {
  const { invitations, passwords } = context;
  const activationKey = kv.activationKey.trim();
  const passCode = kv.passCode.trim();
  if (!activationKey || !passCode) return { fault: 'Please enter the activation key and the pass code.' };
  const found = await invitations.byKey(activationKey);
  const ownNames = found ? [found.email, found.fullname] : [];
  const fault = passwordFault(kv.password, kv.repassword, ownNames) ?? invitationFault(found, context.clock());
  if (fault) return { fault };

  const invitation = await invitations.spendTry(activationKey);
  if (!invitation) return { fault: 'This pass code was tried too often. Please ask for a new one: Resend pass code.' };
  if (!invitations.hasPassCode(invitation, activationKey, passCode))
    return { fault: `The pass code is not correct. ${triesLeft(invitation)}` };
  if (invitation.memberId) return signInAgain(context, invitation, kv.password);

  const memberId = await invitations.accept(invitation, await passwords.hash(kv.password));
  if (memberId) return { memberId, classId: invitation.classId };
  const current = await invitations.byKey(activationKey);
  if (current?.memberId) return signInAgain(context, current, kv.password);
  return { fault: 'This e-mail address already has an account. Please log in.' };
}

async function signInAgain(context: ApiContext, invitation: Invitation, password: string): Promise<Acceptance> {
  const member = await context.members.byId(invitation.memberId ?? '');
  if (!member || !(await context.passwords.matches(member.passwordHash, password)))
    return { fault: 'This activation key was already used. Please log in.' };
  await context.invitations.restoreTries(invitation.keyHash);
  return { memberId: member.id, classId: invitation.classId };
}

function triesLeft({ triesLeft: left }: Invitation): string {
  if (left === 0) return 'Please ask for a new one: Resend pass code.';
  return left === 1 ? 'One try is left.' : `${left} tries are left.`;
}
