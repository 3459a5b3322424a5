import { ownCallPaths, type SeatRequest } from '@agile-languages/shared/api';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { answer, refusal } from '../http/answer.ts';
import { answerSchema, id, kvBody, text } from '../http/schemas.ts';

const schema = {
  summary: 'Whether the member behind a token has a seat in a class',
  description: 'An extension beyond the ten calls. `seat` is `taken` or `none`; nothing changes.',
  body: kvBody({ cookie: text(200), fkClassId: id }),
  response: answerSchema({ seat: { type: 'string' } }),
};

export function seat(app: FastifyInstance, { enrolments, sessions }: ApiContext): void {
  app.post<{ Body: { kv: SeatRequest } }>(`/${ownCallPaths.getSeat}`, { schema }, async ({ body: { kv } }) => {
    const memberId = await sessions.memberOf(kv.cookie);
    if (!memberId) return refusal('Your sign-in has ended. Please log in again.');
    return answer({ seat: (await enrolments.has(memberId, kv.fkClassId)) ? 'taken' : 'none' });
  });
}
