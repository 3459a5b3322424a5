import { ownCallPaths } from '@agile-languages/shared/api';
import type { ApiContext } from '../context.ts';
import { answer } from '../http/answer.ts';
import { answerSchema, kvBody, type TypedInstance, text } from '../http/schemas.ts';

const schema = {
  summary: 'Ends a sign-in: its token opens nothing any more',
  description: 'An extension beyond the ten calls. It answers the same for a token that has ended or never was.',
  body: kvBody({ cookie: text(200) }),
  response: answerSchema(),
};

export function logout(app: TypedInstance, { sessions }: ApiContext): void {
  app.post(`/${ownCallPaths.logout}`, { schema }, async ({ body: { kv }, log }) => {
    await sessions.end(kv.cookie);
    log.info('signed out');
    return answer();
  });
}
