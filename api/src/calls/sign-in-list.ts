import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { listAnswer, refusal } from '../http/answer.ts';
import { answerSchema, kvBody, strings, text } from '../http/schemas.ts';
import { ownCallPaths } from './own-paths.ts';

const schema = {
  summary: 'Where the member behind a token is signed in',
  description: 'An extension beyond the ten calls. Times in UTC; `here` marks the sign-in of this token.',
  body: kvBody({ cookie: text(200) }),
  response: answerSchema({}, { ...strings('createdAt', 'usedAt'), here: { type: 'boolean' } }),
};

export function signInList(app: FastifyInstance, { sessions }: ApiContext): void {
  app.post<{ Body: { kv: { cookie: string } } }>(
    `/${ownCallPaths.getSignInList}`,
    { schema },
    async ({ body: { kv } }) => {
      const memberId = await sessions.memberOf(kv.cookie);
      if (!memberId) return refusal('Your sign-in has ended. Please log in again.');
      return listAnswer(await sessions.aliveOf(memberId, kv.cookie));
    },
  );
}
