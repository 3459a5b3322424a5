import { ownCallPaths, type SignInRow } from '@agile-languages/shared/api';
import type { ApiContext } from '../context.ts';
import { answerRow, boolean, listAnswer, refusal, string } from '../http/answer.ts';
import { answerSchema, kvBody, type TypedInstance, text } from '../http/schemas.ts';
import type { SignIn } from '../security/session-repository.ts';

const row = answerRow<SignInRow, SignIn>({
  createdAt: string(({ createdAt }) => createdAt),
  usedAt: string(({ usedAt }) => usedAt),
  here: boolean(({ here }) => here),
});

const schema = {
  summary: 'Where the member behind a token is signed in',
  description: 'An extension beyond the ten calls. Times in UTC; `here` marks the sign-in of this token.',
  body: kvBody({ cookie: text(200) }),
  response: answerSchema({}, row.properties),
};

export function signInList(app: TypedInstance, { sessions }: ApiContext): void {
  app.post(`/${ownCallPaths.getSignInList}`, { schema }, async ({ body: { kv } }) => {
    const memberId = await sessions.memberOf(kv.cookie);
    if (!memberId) return refusal('Your sign-in has ended. Please log in again.');
    return listAnswer(row, await sessions.openOf(memberId, kv.cookie));
  });
}
