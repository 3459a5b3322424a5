import { type LogoutEverywhereRequest, ownCallPaths } from '@agile-languages/shared/api';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { answer, refusal } from '../http/answer.ts';
import { limitGuesses, tooManyTries } from '../http/limit-guesses.ts';
import { answerSchema, kvBody, text } from '../http/schemas.ts';
import { createPasswordCheck } from './check-password.ts';

const schema = {
  summary: 'Ends every sign-in of a member, who gives the password again',
  description: 'An extension beyond the ten calls.',
  body: kvBody({ cookie: text(200), pwd: text(256) }),
  response: answerSchema(),
};

export function logoutEverywhere(app: FastifyInstance, context: ApiContext): void {
  const { devices, members, passwordQueue, sessions } = context;
  const checkPassword = createPasswordCheck(context);

  app.post<{ Body: { kv: LogoutEverywhereRequest } }>(
    `/${ownCallPaths.logoutEverywhere}`,
    { schema, preHandler: limitGuesses(context.throttles) },
    async ({ body: { kv }, log }) => {
      const memberId = await sessions.memberOf(kv.cookie);
      const member = memberId && (await members.byId(memberId));
      if (!member) return refusal('Your sign-in has ended. Please log in again.');
      const check = await passwordQueue.forKnown(member.id, () =>
        checkPassword(`sign-in ${kv.cookie}`, member.passwordHash, kv.pwd),
      );
      if (check.kind === 'too early') return refusal(tooManyTries(check.wait));
      if (check.kind === 'wrong') {
        log.info({ memberId: member.id }, 'sign-out everywhere refused');
        return refusal('The password is not correct.');
      }
      await sessions.endAllOf(member.id);
      await devices.forgetAllOf(member.id);
      log.info({ memberId: member.id }, 'signed out everywhere');
      return answer();
    },
  );
}
