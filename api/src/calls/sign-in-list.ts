import { type LogoutRequest, ownCallPaths, type SignInRow } from '@agile-languages/shared/api';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { listAnswer, refusal } from '../http/answer.ts';
import { answerRow, boolean, string } from '../http/answer-row.ts';
import { answerSchema, kvBody, text } from '../http/schemas.ts';
import type { SignIn } from '../repositories/session-repository.ts';

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

export function signInList(app: FastifyInstance, { sessions }: ApiContext): void {
  app.post<{ Body: { kv: LogoutRequest } }>(`/${ownCallPaths.getSignInList}`, { schema }, async ({ body: { kv } }) => {
    const memberId = await sessions.memberOf(kv.cookie);
    if (!memberId) return refusal('Your sign-in has ended. Please log in again.');
    return listAnswer(row, await sessions.openOf(memberId, kv.cookie));
  });
}
