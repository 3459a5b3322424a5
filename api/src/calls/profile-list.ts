import { callPaths, type ProfileListRequest, type ProfileRow } from '@agile-languages/shared/api';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { type Counted, pageAnswer } from '../http/answer.ts';
import { answerRow, string, stringList } from '../http/answer-row.ts';
import { compressedList } from '../http/compressed-lists.ts';
import { answerSchema, count, id, kvBody, pageRequest, strings } from '../http/schemas.ts';
import { nameShown, recordKey } from '../http/surrogate-keys.ts';
import type { ExpertRecord } from '../repositories/expert-repository.ts';

const row = answerRow<ProfileRow, Counted<ExpertRecord>>({
  id: string(({ id }) => id),
  fullname: string(({ fullname }) => fullname),
  userImage: string(({ userImage }) => userImage),
  imageText: string(({ imageText }) => imageText || undefined),
  imageTint: string(({ imageTint }) => imageTint || undefined),
  countryName: string(({ countryName }) => countryName),
  company: string(({ company }) => company),
  position: string(({ position }) => position),
  shortBio: string(({ shortBio }) => shortBio),
  linkedinUrl: string(({ linkedinUrl }) => linkedinUrl),
  fbUrl: string(({ fbUrl }) => fbUrl),
  rowCount: string(({ rowCount }) => rowCount),
  languages: stringList(({ languages }) => languages),
});

const schema = {
  summary: 'Experts, or one expert by its id',
  body: kvBody({ fkUserId: id, limit: count, startLimit: count }),
  response: answerSchema(strings('rowCount'), row.properties),
};

export function profileList(app: FastifyInstance, { experts }: ApiContext): void {
  app.post<{ Body: { kv: ProfileListRequest } }>(
    `/${callPaths.getProfileList}`,
    { schema, ...compressedList },
    async (request, reply) => {
      const { kv } = request.body;
      const id = kv.fkUserId || undefined;
      nameShown(request, reply, () => [id === undefined ? 'experts' : recordKey('experts', id)]);
      return pageAnswer(row, await experts.page(id, pageRequest(kv)));
    },
  );
}
