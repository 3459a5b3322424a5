import { callPaths } from '@agile-languages/shared/api';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { noStaff } from '../core/audit.ts';
import { perform } from '../core/perform.ts';
import { answer, refusal } from '../http/answer.ts';
import { limitBy, tooManyTries } from '../http/limit-requests.ts';
import { answerSchema, kvBody, strings, type TypedInstance, text } from '../http/schemas.ts';
import { mailSignInLink } from '../resources/member/actions.ts';
import { type Member, memberByEmail, normaliseEmail } from '../security/accounts.ts';
import { createPasswordSignIn } from '../security/password-sign-in.ts';

const schema = {
  summary: 'Signs a member in',
  body: kvBody({ username: text(254), pwd: text(256), domain: { const: 'sa' } }),
  response: answerSchema(strings('token')),
};

const linkMailed = 'If the password was right, a link to get in at once was mailed to you.';

export function login(app: TypedInstance, context: ApiContext): void {
  const signIn = createMemberSignIn(context);

  app.post(`/${callPaths.login}`, { schema }, async (request, reply) => {
    const { username, pwd } = request.body.kv;
    const result = await signIn(request, reply, username, pwd);
    return 'fault' in result ? refusal(result.fault) : answer({ token: result.token });
  });
}

/** Every way in which a member signs in with a password. */
export function createMemberSignIn(context: ApiContext) {
  const { db, deviceCookie, devices, metrics, sessions, throttles } = context;
  const signIn = createPasswordSignIn(context, {
    find: (email) => memberByEmail(db, email),
    mailLink: createMailedLink(context),
  });

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    username: string,
    password: string,
  ): Promise<SignedIn> => {
    const { ip: address, log } = request;
    const device = deviceCookie.read(request);
    const account = normaliseEmail(username);
    const limit = (own?: string) => limitBy(throttles.guessesPerAddress, request, own);
    const result = await signIn({ account, email: account, password, device, address, log, limit });
    metrics.signIns({ result: result.kind });
    switch (result.kind) {
      case 'refused':
        log.info('sign-in refused');
        return { fault: 'The e-mail or the password is not correct.' };
      case 'put off':
        log.warn('sign-in put off: too many tries for one account');
        return { fault: tooManyTries(result.wait, result.linkMailed ? linkMailed : undefined) };
      case 'signed in': {
        const { id } = result.owner;
        log.info({ memberId: id }, 'signed in');
        deviceCookie.write(reply, await devices.remember(device, id));
        return { token: await sessions.open(id) };
      }
    }
  };
}

type SignedIn = { token: string } | { fault: string };

const createMailedLink = (context: ApiContext) =>
  async function mailLink({ id }: Member, log: FastifyBaseLogger): Promise<void> {
    try {
      const outcome = await perform(context, mailSignInLink, { id }, {}, noStaff);
      if (outcome.kind === 'done' && !outcome.isUnchanged)
        log.warn({ memberId: id }, 'right password on an unknown device that has to wait: link mailed');
    } catch (error) {
      log.error({ err: error }, 'link not mailed');
    }
  };
