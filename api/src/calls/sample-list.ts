import { callPaths, type SampleListRequest, type SampleRow } from '@agile-languages/shared/api';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { pageAnswer } from '../http/answer.ts';
import { compressedList } from '../http/compressed-lists.ts';
import { answerSchema, count, id, kvBody, pageRequest, strings } from '../http/schemas.ts';
import type { SampleRecord } from '../repositories/sample-repository.ts';

const schema = {
  summary: 'Samples of work, by Language, expert or id',
  body: kvBody({ startLimit: count, limit: count, fkLangId: id, id, fkUserId: id }),
  response: answerSchema(strings('rowCount'), {
    ...strings('id', 'relatedLogoUrl', 'langName', 'langId', 'className', 'classDescription', 'enrolmentDate'),
    ...strings('rowCount', 'fkProjectId', 'fkUserId', 'fullname'),
  }),
};

export function sampleList(app: FastifyInstance, { samples }: ApiContext): void {
  app.post<{ Body: { kv: SampleListRequest } }>(
    `/${callPaths.getSampleList}`,
    { schema, ...compressedList },
    async ({ body: { kv } }) => {
      const filter = {
        id: kv.id || undefined,
        languageId: kv.fkLangId || undefined,
        expertId: kv.fkUserId || undefined,
      };
      return pageAnswer(await samples.page(filter, pageRequest(kv)), sampleRow);
    },
  );
}

const sampleRow = (record: SampleRecord, rowCount: string): SampleRow => ({
  id: record.id,
  relatedLogoUrl: `/files/marks/${record.mark}.svg`,
  langName: record.languageName,
  langId: record.languageId,
  className: record.name,
  classDescription: record.description,
  enrolmentDate: record.enrolmentDate,
  rowCount,
  fkProjectId: record.projectId,
  fkUserId: record.expertId,
  fullname: record.fullname,
});
