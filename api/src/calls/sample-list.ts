import { createHash } from 'node:crypto';
import { callPaths, type SampleRow } from '@agile-languages/shared/api';
import type { ApiContext } from '../context.ts';
import { publicFieldsOf } from '../core/public-fields.ts';
import { answerRow, type Counted, pageAnswer, string } from '../http/answer.ts';
import { nameShown, recordKey } from '../http/list-answers.ts';
import { listCall } from '../http/list-call.ts';
import { answerSchema, count, id, pageRequest, strings, type TypedInstance } from '../http/schemas.ts';
import { sampleFields } from '../resources/sample/fields.ts';
import { type SampleFilter, type ShownSample, shownSamples } from '../resources/sample/sample.ts';

const row = answerRow<SampleRow, Counted<ShownSample>>({
  ...publicFieldsOf<SampleRow>()(sampleFields),
  id: string(({ id }) => id),
  relatedLogoUrl: string(coverAddress),
  langName: string(({ languageName }) => languageName),
  enrolmentDate: string(({ enrolmentDate }) => enrolmentDate),
  rowCount: string(({ rowCount }) => rowCount),
  fullname: string(({ fullname }) => fullname),
  card: string(({ card }) => card || undefined),
});

/** Lists show the cover of a card, and none of its words. */
const listRow = { ...row, from: (sample: Counted<ShownSample>) => ({ ...row.from(sample), card: undefined }) };

function listKey({ languageId, expertId }: SampleFilter): string {
  if (expertId !== undefined) return `samples?expert=${expertId}`;
  return languageId === undefined ? 'samples' : `samples?language=${languageId}`;
}

const schema = {
  summary: 'Samples of work, by Language, expert or id',
  kv: { startLimit: count, limit: count, fkLangId: id, id, fkUserId: id },
  response: answerSchema(strings('rowCount'), row.properties),
};

export function sampleList(app: TypedInstance, { db }: ApiContext): void {
  listCall(app, `/${callPaths.getSampleList}`, schema, async (kv, request, reply) => {
    const filter = {
      id: kv.id || undefined,
      languageId: kv.fkLangId || undefined,
      expertId: kv.fkUserId || undefined,
    };
    const page = await shownSamples(db, filter, pageRequest(kv));
    nameShown(request, reply, () => [
      filter.id === undefined ? listKey(filter) : recordKey('samples', filter.id),
      ...page.rows.flatMap(({ id, expertId }) => [recordKey('samples', id), recordKey('experts', expertId)]),
    ]);
    return pageAnswer(filter.id === undefined ? listRow : row, page);
  });
}

function coverAddress({ id, card, mark }: Pick<ShownSample, 'id' | 'card' | 'mark'>): string {
  if (!card) return `/files/marks/${mark}.svg`;
  const version = createHash('sha256').update(card).digest('hex').slice(0, 8);
  return `/files/covers/${encodeURIComponent(id)}.svg?${version}`;
}
