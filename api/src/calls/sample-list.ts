import { callPaths, type SampleListRequest, type SampleRow } from '@agile-languages/shared/api';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { coverAddress } from '../files/cover-address.ts';
import { type Counted, pageAnswer } from '../http/answer.ts';
import { answerRow, string } from '../http/answer-row.ts';
import { compressedList } from '../http/compressed-lists.ts';
import { answerSchema, count, id, kvBody, pageRequest, strings } from '../http/schemas.ts';
import { nameShown, recordKey } from '../http/surrogate-keys.ts';
import type { SampleFilter, SampleRecord } from '../repositories/sample-repository.ts';

const row = answerRow<SampleRow, Counted<SampleRecord>>({
  id: string(({ id }) => id),
  relatedLogoUrl: string(coverAddress),
  langName: string(({ languageName }) => languageName),
  langId: string(({ languageId }) => languageId),
  className: string(({ name }) => name),
  classDescription: string(({ description }) => description),
  enrolmentDate: string(({ enrolmentDate }) => enrolmentDate),
  rowCount: string(({ rowCount }) => rowCount),
  fkProjectId: string(({ projectId }) => projectId),
  fkUserId: string(({ expertId }) => expertId),
  fullname: string(({ fullname }) => fullname),
  card: string(({ card }) => card || undefined),
});

/** Lists show the drawn cover of a card, so they need none of its words. */
const listRow = { ...row, from: (sample: Counted<SampleRecord>) => ({ ...row.from(sample), card: undefined }) };

/** The list whose rows and order an answer shows. */
function listKey({ languageId, expertId }: SampleFilter): string {
  if (expertId !== undefined) return `samples?expert=${expertId}`;
  return languageId === undefined ? 'samples' : `samples?language=${languageId}`;
}

const schema = {
  summary: 'Samples of work, by Language, expert or id',
  body: kvBody({ startLimit: count, limit: count, fkLangId: id, id, fkUserId: id }),
  response: answerSchema(strings('rowCount'), row.properties),
};

export function sampleList(app: FastifyInstance, { samples }: ApiContext): void {
  app.post<{ Body: { kv: SampleListRequest } }>(
    `/${callPaths.getSampleList}`,
    { schema, ...compressedList },
    async (request, reply) => {
      const { kv } = request.body;
      const filter = {
        id: kv.id || undefined,
        languageId: kv.fkLangId || undefined,
        expertId: kv.fkUserId || undefined,
      };
      const page = await samples.page(filter, pageRequest(kv));
      nameShown(request, reply, () => [
        filter.id === undefined ? listKey(filter) : recordKey('samples', filter.id),
        ...page.rows.flatMap(({ id, expertId }) => [recordKey('samples', id), recordKey('experts', expertId)]),
      ]);
      return pageAnswer(filter.id === undefined ? listRow : row, page);
    },
  );
}
