import { callPaths, type LoginRequest } from '@agile-languages/shared/api';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { answer, refusal } from '../http/answer.ts';
import { answerSchema, kvBody, strings, text } from '../http/schemas.ts';
import { normaliseEmail } from '../repositories/member-repository.ts';
import { limitGuesses } from '../security/limit-guesses.ts';

const schema = {
  summary: 'Signs a member in',
  body: kvBody({ username: text(254), pwd: text(256), domain: { const: 'sa' } }),
  response: answerSchema(strings('token')),
};

export function login(app: FastifyInstance, context: ApiContext): void {
  const { members, passwords, sessions, throttles } = context;

  app.post<{ Body: { kv: LoginRequest } }>(
    `/${callPaths.login}`,
    { schema, preHandler: limitGuesses(context) },
    async ({ body: { kv }, log }) => {
      const account = normaliseEmail(kv.username);
      if (!throttles.guessesPerAccount.take(account)) {
        log.info('sign-in put off: too many tries for one account');
        return refusal('Too many tries. Please wait a quarter of an hour and try again.');
      }
      const member = await members.byEmail(account);
      if (!(await passwords.matches(member?.passwordHash, kv.pwd)) || !member) {
        log.info('sign-in refused');
        return refusal('The e-mail or the password is not correct.');
      }
      throttles.guessesPerAccount.forget(account);
      log.info({ memberId: member.id }, 'signed in');
      return answer({ token: await sessions.open(member.id) });
    },
  );
}
