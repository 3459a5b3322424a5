import { type ClassListRequest, type ClassRow, callPaths } from '@agile-languages/shared/api';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { type Counted, pageAnswer } from '../http/answer.ts';
import { answerRow, integer, number, string } from '../http/answer-row.ts';
import { compressedList } from '../http/compressed-lists.ts';
import { answerSchema, count, id, kvBody, pageRequest, strings } from '../http/schemas.ts';
import { nameShown } from '../http/surrogate-keys.ts';
import type { ClassRecord } from '../repositories/class-repository.ts';

const row = answerRow<ClassRow, Counted<ClassRecord>>({
  id: string(({ id }) => id),
  className: string(({ name }) => name),
  classDescription: string(({ description }) => description),
  langName: string(({ languageName }) => languageName),
  fkDpLangId: string(({ languageId }) => languageId),
  relatedLogoUrl: string(({ mark }) => `/files/marks/${mark}.svg`),
  createdDate: string(({ createdDate }) => createdDate),
  price: string(({ price }) => price),
  oldPrice: string(({ oldPrice }) => oldPrice),
  currency: string(({ currency }) => currency),
  rating: number(({ rating }) => rating),
  rowCount: string(({ rowCount }) => rowCount),
  start: string(({ localStart }) => localStart),
  pattern: string(({ pattern }) => pattern),
  timeZone: string(({ timeZone }) => timeZone),
  seatsTotal: integer(({ seatsTotal }) => seatsTotal),
  seatsLeft: integer(({ seatsLeft }) => seatsLeft),
  mode: string(({ mode }) => mode),
  trainerId: string(({ trainerId }) => trainerId ?? undefined),
  trainerName: string(({ trainerName }) => trainerName ?? undefined),
});

const schema = {
  summary: 'Classes that have not begun, or one class by its id',
  body: kvBody({ startLimit: count, limit: count, fkClassId: id, fkDpLangId: id }),
  response: answerSchema(strings('rowCount'), row.properties),
};

export function classList(app: FastifyInstance, { classes, clock, recentLists }: ApiContext): void {
  app.post<{ Body: { kv: ClassListRequest } }>(
    `/${callPaths.getClassList}`,
    { schema, ...compressedList },
    async (request, reply) => {
      const { kv } = request.body;
      // Each expert may be the trainer of a class.
      nameShown(request, reply, () => ['classes', 'experts']);
      const { offset, limit } = pageRequest(kv);
      const question = JSON.stringify([offset, limit, kv.fkClassId, kv.fkDpLangId]);
      const text = await recentLists.get(question, async () => {
        const filter = {
          id: kv.fkClassId || undefined,
          languageId: kv.fkDpLangId || undefined,
          startsAfter: kv.fkClassId ? undefined : clock().toISOString(),
        };
        return Buffer.from(String(reply.serialize(pageAnswer(row, await classes.page(filter, { offset, limit })))));
      });
      return reply.type('application/json; charset=utf-8').send(text);
    },
  );
}
