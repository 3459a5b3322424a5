import { type ChangePasswordRequest, ownCallPaths } from '@agile-languages/shared/api';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import type { ApiContext } from '../context.ts';
import { noStaff } from '../core/audit.ts';
import { perform } from '../core/perform.ts';
import { answer, refusal } from '../http/answer.ts';
import { limitBy, tooManyTries } from '../http/limit-requests.ts';
import { answerSchema, kvBody, strings, type TypedInstance, text } from '../http/schemas.ts';
import { changePassword as changePasswordOf } from '../resources/member/actions.ts';
import { memberById } from '../security/accounts.ts';
import { createPasswordCheck } from '../security/password-sign-in.ts';
import { passwordFault } from '../security/passwords.ts';

const schema = {
  summary: 'Gives a member a new password and ends all sign-ins of the earlier one',
  description: 'An extension beyond the ten calls. It answers a new token for whoever changed the password.',
  body: kvBody({ cookie: text(200), pwd: text(256), password: text(256), repassword: text(256) }),
  response: answerSchema(strings('token')),
};

const ended = 'Your sign-in has ended. Please log in again.';

export function changePassword(app: TypedInstance, context: ApiContext): void {
  const { deviceCookie, devices, passwordQueue, db, serialiseByKey, passwords, sessions, throttles } = context;
  const checkPassword = createPasswordCheck(context);

  app.post(`/${ownCallPaths.changePassword}`, { schema }, async (request, reply) => {
    const {
      body: { kv },
      ip,
      log,
    } = request;
    const member = await memberOf(kv.cookie);
    limitBy(throttles.guessesPerAddress, request, member ? kv.cookie : undefined);
    if (!member) return refusal(ended);
    return passwordQueue.forKnown(member.id, ip, () =>
      serialiseByKey(`new password of ${member.id}`, () => change(kv, log, reply)),
    );
  });

  async function memberOf(token: string) {
    const memberId = await sessions.memberOf(token);
    return memberId && memberById(db, memberId);
  }

  async function change(kv: ChangePasswordRequest, log: FastifyBaseLogger, reply: FastifyReply) {
    const member = await memberOf(kv.cookie);
    if (!member) return refusal(ended);
    const fault = passwordFault(kv.password, kv.repassword, [member.email, member.fullname]);
    if (fault) return refusal(fault);
    const check = await checkPassword(`sign-in ${kv.cookie}`, member.passwordHash, kv.pwd);
    if (check.kind === 'too early') return refusal(tooManyTries(check.wait));
    if (check.kind === 'wrong') {
      log.info({ memberId: member.id }, 'password change refused');
      return refusal('The present password is not correct.');
    }
    const passwordHash = await passwords.hash(kv.password);
    await perform(context, changePasswordOf, { id: member.id }, { passwordHash }, noStaff);
    log.info({ memberId: member.id }, 'password changed');
    deviceCookie.write(reply, await devices.remember('', member.id));
    return answer({ token: await sessions.open(member.id) });
  }
}
