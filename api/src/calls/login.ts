import { callPaths, type LoginRequest } from '@agile-languages/shared/api';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { answer, refusal } from '../http/answer.ts';
import { limitGuesses, tooManyTries } from '../http/limit-guesses.ts';
import { answerSchema, kvBody, strings, text } from '../http/schemas.ts';
import { normaliseEmail } from '../repositories/member-repository.ts';
import { createSignIn } from './sign-in.ts';

const schema = {
  summary: 'Signs a member in',
  body: kvBody({ username: text(254), pwd: text(256), domain: { const: 'sa' } }),
  response: answerSchema(strings('token')),
};

const linkMailed = 'If the password was right, a link to get in at once was mailed to you.';

export function login(app: FastifyInstance, context: ApiContext): void {
  const { deviceCookie, devices, metrics, sessions } = context;
  const signIn = createSignIn(context);

  app.post<{ Body: { kv: LoginRequest } }>(
    `/${callPaths.login}`,
    { schema, preHandler: limitGuesses(context.throttles) },
    async (request, reply) => {
      const { body, ip: address, log } = request;
      const device = deviceCookie.read(request);
      const account = normaliseEmail(body.kv.username);
      const result = await signIn({ account, password: body.kv.pwd, device, address, log });
      metrics.signIns({ result: result.kind });
      switch (result.kind) {
        case 'refused':
          log.info('sign-in refused');
          return refusal('The e-mail or the password is not correct.');
        case 'put off':
          log.warn('sign-in put off: too many tries for one account');
          return refusal(tooManyTries(result.wait, result.linkMailed ? linkMailed : undefined));
        case 'signed in': {
          const { id } = result.member;
          log.info({ memberId: id }, 'signed in');
          deviceCookie.write(reply, await devices.remember(device, id));
          return answer({ token: await sessions.open(id) });
        }
      }
    },
  );
}
