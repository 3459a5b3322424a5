import { ownCallPaths } from '@agile-languages/shared/api';
import type { ApiContext } from '../context.ts';
import { noStaff } from '../core/audit.ts';
import { perform } from '../core/perform.ts';
import { answer, refusal } from '../http/answer.ts';
import { limitBy, tooManyTries } from '../http/limit-requests.ts';
import { answerSchema, kvBody, type TypedInstance, text } from '../http/schemas.ts';
import { signOut } from '../resources/member/actions.ts';
import { memberById } from '../security/accounts.ts';
import { createPasswordCheck } from '../security/password-sign-in.ts';

const logoutSchema = {
  summary: 'Ends a sign-in: its token opens nothing any more',
  description: 'An extension beyond the ten calls. It answers the same for a token that has ended or never was.',
  body: kvBody({ cookie: text(200) }),
  response: answerSchema(),
};

export function logout(app: TypedInstance, { sessions }: ApiContext): void {
  app.post(`/${ownCallPaths.logout}`, { schema: logoutSchema }, async ({ body: { kv }, log }) => {
    await sessions.end(kv.cookie);
    log.info('signed out');
    return answer();
  });
}

const everywhereSchema = {
  summary: 'Ends every sign-in of a member, who gives the password again',
  description: 'An extension beyond the ten calls.',
  body: kvBody({ cookie: text(200), pwd: text(256) }),
  response: answerSchema(),
};

export function logoutEverywhere(app: TypedInstance, context: ApiContext): void {
  const { db, passwordQueue, sessions, throttles } = context;
  const checkPassword = createPasswordCheck(context);

  app.post(`/${ownCallPaths.logoutEverywhere}`, { schema: everywhereSchema }, async (request) => {
    const {
      body: { kv },
      ip,
      log,
    } = request;
    const memberId = await sessions.memberOf(kv.cookie);
    const member = memberId && (await memberById(db, memberId));
    limitBy(throttles.guessesPerAddress, request, member ? kv.cookie : undefined);
    if (!member) return refusal('Your sign-in has ended. Please log in again.');
    const check = await passwordQueue.forKnown(member.id, ip, () =>
      checkPassword(`sign-in ${kv.cookie}`, member.passwordHash, kv.pwd),
    );
    if (check.kind === 'too early') return refusal(tooManyTries(check.wait));
    if (check.kind === 'wrong') {
      log.info({ memberId: member.id }, 'sign-out everywhere refused');
      return refusal('The password is not correct.');
    }
    await perform(context, signOut, { id: member.id }, {}, noStaff);
    log.info({ memberId: member.id }, 'signed out everywhere');
    return answer();
  });
}
