import { callPaths, type ProfileListRequest, type ProfileRow } from '@agile-languages/shared/api';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { pageAnswer } from '../http/answer.ts';
import { compressedList } from '../http/compressed-lists.ts';
import { answerSchema, count, id, kvBody, pageRequest, strings } from '../http/schemas.ts';
import type { ExpertRecord } from '../repositories/expert-repository.ts';

const schema = {
  summary: 'Experts, or one expert by its id',
  body: kvBody({ fkUserId: id, limit: count, startLimit: count }),
  response: answerSchema(strings('rowCount'), {
    ...strings('id', 'fullname', 'userImage', 'countryName', 'company', 'position', 'shortBio'),
    ...strings('linkedinUrl', 'fbUrl', 'rowCount'),
    languages: { type: 'array', items: { type: 'string' } },
  }),
};

export function profileList(app: FastifyInstance, { experts }: ApiContext): void {
  app.post<{ Body: { kv: ProfileListRequest } }>(
    `/${callPaths.getProfileList}`,
    { schema, ...compressedList },
    async ({ body: { kv } }) => pageAnswer(await experts.page(kv.fkUserId || undefined, pageRequest(kv)), profileRow),
  );
}

const profileRow = (record: ExpertRecord, rowCount: string): ProfileRow => ({ ...record, rowCount });
