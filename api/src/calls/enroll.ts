import { callPaths, type EnrollRequest } from '@agile-languages/shared/api';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { answer, refusal } from '../http/answer.ts';
import { answerSchema, id, kvBody, text } from '../http/schemas.ts';

const schema = {
  summary: 'Takes one seat of a class for the member behind the token',
  description: 'Asked again for the same class it answers as the first time and takes no second seat.',
  body: kvBody({ cookie: text(200), apiId: { const: 'GetEnrolledClassInfo' }, fkClassId: id }),
  response: answerSchema(),
};

export function enroll(app: FastifyInstance, { enrolments, recentLists, sessions }: ApiContext): void {
  app.post<{ Body: { kv: EnrollRequest } }>(`/${callPaths.enroll}`, { schema }, async ({ body: { kv }, log }) => {
    const memberId = await sessions.memberOf(kv.cookie);
    if (!memberId) return refusal('Your sign-in has ended. Please log in again.');
    const result = await enrolments.enrol(memberId, kv.fkClassId);
    recentLists.forget();
    log.info({ memberId, result }, 'enrolment asked');
    switch (result) {
      case 'enrolled':
        return answer();
      case 'unknown class':
        return refusal('This class does not exist or is no longer offered.');
      case 'begun':
        return refusal('This class has begun. Please choose another class.');
      case 'no seat':
        return refusal('This class has no seat left. Please choose another class.');
    }
  });
}
