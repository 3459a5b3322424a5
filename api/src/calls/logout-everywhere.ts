import { type LogoutEverywhereRequest, ownCallPaths } from '@agile-languages/shared/api';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { answer, refusal } from '../http/answer.ts';
import { limitGuesses, waitInWords } from '../http/limit-guesses.ts';
import { answerSchema, kvBody, text } from '../http/schemas.ts';
import type { Member } from '../repositories/member-repository.ts';

const schema = {
  summary: 'Ends every sign-in of a member, who gives the password again',
  description: 'An extension beyond the ten calls.',
  body: kvBody({ cookie: text(200), pwd: text(256) }),
  response: answerSchema(),
};

export function logoutEverywhere(app: FastifyInstance, context: ApiContext): void {
  const { guesses, serialiseByKey, members, passwords, sessions } = context;

  app.post<{ Body: { kv: LogoutEverywhereRequest } }>(
    `/${ownCallPaths.logoutEverywhere}`,
    { schema, preHandler: limitGuesses(context.throttles) },
    async ({ body: { kv }, log }) => {
      const memberId = await sessions.memberOf(kv.cookie);
      const member = memberId && (await members.byId(memberId));
      if (!member) return refusal('Your sign-in has ended. Please log in again.');
      return serialiseByKey(member.email, () => endAll(member, kv.pwd, log));
    },
  );

  async function endAll(member: Member, password: string, log: FastifyBaseLogger) {
    const wait = await guesses.take(member.email);
    if (wait > 0) return refusal(`Too many tries. Please wait ${waitInWords(wait)} and try again.`);
    if (!(await passwords.matches(member.passwordHash, password))) {
      log.info({ memberId: member.id }, 'sign-out everywhere refused');
      return refusal('The password is not correct.');
    }
    await guesses.forget(member.email);
    await sessions.endAllOf(member.id);
    log.info({ memberId: member.id }, 'signed out everywhere');
    return answer();
  }
}
