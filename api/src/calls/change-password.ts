import { type ChangePasswordRequest, ownCallPaths } from '@agile-languages/shared/api';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { answer, refusal } from '../http/answer.ts';
import { limitGuesses, waitInWords } from '../http/limit-guesses.ts';
import { answerSchema, kvBody, strings, text } from '../http/schemas.ts';
import { passwordFault } from '../security/passwords.ts';

const schema = {
  summary: 'Gives a member a new password and ends all sign-ins of the earlier one',
  description: 'An extension beyond the ten calls. It answers a new token for whoever changed the password.',
  body: kvBody({ cookie: text(200), pwd: text(256), password: text(256), repassword: text(256) }),
  response: answerSchema(strings('token')),
};

const ended = 'Your sign-in has ended. Please log in again.';

export function changePassword(app: FastifyInstance, context: ApiContext): void {
  const { guesses, serialiseByKey, members, passwords, sessions } = context;

  app.post<{ Body: { kv: ChangePasswordRequest } }>(
    `/${ownCallPaths.changePassword}`,
    { schema, preHandler: limitGuesses(context.throttles) },
    async ({ body: { kv }, log }) => {
      const member = await memberOf(kv.cookie);
      return member ? serialiseByKey(member.email, () => change(kv, log)) : refusal(ended);
    },
  );

  async function memberOf(token: string) {
    const memberId = await sessions.memberOf(token);
    return memberId && members.byId(memberId);
  }

  async function change(kv: ChangePasswordRequest, log: FastifyBaseLogger) {
    const member = await memberOf(kv.cookie);
    if (!member) return refusal(ended);
    const fault = passwordFault(kv.password, kv.repassword, [member.email, member.fullname]);
    if (fault) return refusal(fault);
    const wait = await guesses.take(member.email);
    if (wait > 0) return refusal(`Too many tries. Please wait ${waitInWords(wait)} and try again.`);
    if (!(await passwords.matches(member.passwordHash, kv.pwd))) {
      log.info({ memberId: member.id }, 'password change refused');
      return refusal('The present password is not correct.');
    }
    await guesses.forget(member.email);
    await members.changePassword(member.id, await passwords.hash(kv.password));
    log.info({ memberId: member.id }, 'password changed');
    return answer({ token: await sessions.open(member.id) });
  }
}
