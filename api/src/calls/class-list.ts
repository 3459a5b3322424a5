import { type ClassListRequest, type ClassRow, callPaths } from '@agile-languages/shared/api';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { pageAnswer } from '../http/answer.ts';
import { compressedList } from '../http/compressed-lists.ts';
import { answerSchema, count, id, kvBody, pageRequest, strings } from '../http/schemas.ts';
import type { ClassRecord } from '../repositories/class-repository.ts';

const schema = {
  summary: 'Classes that have not begun, or one class by its id',
  body: kvBody({ startLimit: count, limit: count, fkClassId: id, fkDpLangId: id }),
  response: answerSchema(strings('rowCount'), {
    ...strings('id', 'className', 'classDescription', 'langName', 'fkDpLangId', 'relatedLogoUrl', 'createdDate'),
    ...strings('price', 'oldPrice', 'currency', 'rowCount', 'start', 'pattern', 'timeZone', 'mode'),
    ...strings('trainerId', 'trainerName'),
    rating: { type: 'number' },
    seatsTotal: { type: 'integer' },
    seatsLeft: { type: 'integer' },
  }),
};

export function classList(app: FastifyInstance, { classes, clock, recentLists }: ApiContext): void {
  app.post<{ Body: { kv: ClassListRequest } }>(
    `/${callPaths.getClassList}`,
    { schema, ...compressedList },
    async ({ body: { kv } }, reply) => {
      const { offset, limit } = pageRequest(kv);
      const question = JSON.stringify([offset, limit, kv.fkClassId, kv.fkDpLangId]);
      const text = await recentLists.get(question, async () => {
        const filter = {
          id: kv.fkClassId || undefined,
          languageId: kv.fkDpLangId || undefined,
          startsAfter: kv.fkClassId ? undefined : clock().toISOString(),
        };
        return Buffer.from(
          String(reply.serialize(pageAnswer(await classes.page(filter, { offset, limit }), classRow))),
        );
      });
      return reply.type('application/json; charset=utf-8').send(text);
    },
  );
}

const classRow = (record: ClassRecord, rowCount: string): ClassRow => ({
  id: record.id,
  className: record.name,
  classDescription: record.description,
  langName: record.languageName,
  fkDpLangId: record.languageId,
  relatedLogoUrl: `/files/marks/${record.mark}.svg`,
  createdDate: record.createdDate,
  price: record.price,
  oldPrice: record.oldPrice,
  currency: record.currency,
  rating: record.rating,
  rowCount,
  start: record.localStart,
  pattern: record.pattern,
  timeZone: record.timeZone,
  seatsTotal: record.seatsTotal,
  seatsLeft: record.seatsLeft,
  mode: record.mode,
  ...(record.trainerId && { trainerId: record.trainerId, trainerName: record.trainerName ?? '' }),
});
