import { type LogoutRequest, ownCallPaths } from '@agile-languages/shared/api';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { answer } from '../http/answer.ts';
import { answerSchema, kvBody, text } from '../http/schemas.ts';

const schema = {
  summary: 'Ends a sign-in: its token opens nothing any more',
  description: 'An extension beyond the ten calls. It answers the same for a token that has ended or never was.',
  body: kvBody({ cookie: text(200) }),
  response: answerSchema(),
};

export function logout(app: FastifyInstance, { sessions }: ApiContext): void {
  app.post<{ Body: { kv: LogoutRequest } }>(`/${ownCallPaths.logout}`, { schema }, async ({ body: { kv }, log }) => {
    await sessions.end(kv.cookie);
    log.info('signed out');
    return answer();
  });
}
