import { callPaths, type LoginRequest } from '@agile-languages/shared/api';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { answer, refusal } from '../http/answer.ts';
import { limitGuesses, waitInWords } from '../http/limit-guesses.ts';
import { answerSchema, kvBody, strings, text } from '../http/schemas.ts';
import { normaliseEmail } from '../repositories/member-repository.ts';

const schema = {
  summary: 'Signs a member in',
  body: kvBody({ username: text(254), pwd: text(256), domain: { const: 'sa' } }),
  response: answerSchema(strings('token')),
};

export function login(app: FastifyInstance, context: ApiContext): void {
  const { guesses, serialiseByKey, members, passwords, sessions } = context;

  app.post<{ Body: { kv: LoginRequest } }>(
    `/${callPaths.login}`,
    { schema, preHandler: limitGuesses(context.throttles) },
    ({ body: { kv }, log }) => {
      const account = normaliseEmail(kv.username);
      return serialiseByKey(account, () => signIn(account, kv.pwd, log));
    },
  );

  async function signIn(account: string, password: string, log: FastifyBaseLogger) {
    const wait = await guesses.take(account);
    if (wait > 0) {
      log.warn('sign-in put off: too many tries for one account');
      return refusal(`Too many tries. Please wait ${waitInWords(wait)} and try again.`);
    }
    const member = await members.byEmail(account);
    if (!(await passwords.matches(member?.passwordHash, password)) || !member) {
      log.info('sign-in refused');
      return refusal('The e-mail or the password is not correct.');
    }
    await guesses.forget(account);
    log.info({ memberId: member.id }, 'signed in');
    return answer({ token: await sessions.open(member.id) });
  }
}
