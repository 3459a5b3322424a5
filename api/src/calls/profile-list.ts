import { callPaths, type ProfileRow } from '@agile-languages/shared/api';
import type { ApiContext } from '../context.ts';
import { publicFieldsOf } from '../core/public-fields.ts';
import { answerRow, type Counted, pageAnswer, string, stringList } from '../http/answer.ts';
import { nameShown, recordKey } from '../http/list-answers.ts';
import { listCall } from '../http/list-call.ts';
import { answerSchema, count, id, pageRequest, strings, type TypedInstance } from '../http/schemas.ts';
import { type ShownExpert, shownExperts } from '../resources/expert/expert.ts';
import { expertFields } from '../resources/expert/fields.ts';

const row = answerRow<ProfileRow, Counted<ShownExpert>>({
  ...publicFieldsOf<ProfileRow>()(expertFields),
  id: string(({ id }) => id),
  userImage: string(({ userImage }) => userImage),
  imageText: string(({ imageText }) => imageText || undefined),
  imageTint: string(({ imageTint }) => imageTint || undefined),
  rowCount: string(({ rowCount }) => rowCount),
  languages: stringList(({ languages }) => languages),
});

const schema = {
  summary: 'Experts, or one expert by its id',
  kv: { fkUserId: id, limit: count, startLimit: count },
  response: answerSchema(strings('rowCount'), row.properties),
};

export function profileList(app: TypedInstance, { db }: ApiContext): void {
  listCall(app, `/${callPaths.getProfileList}`, schema, async (kv, request, reply) => {
    const id = kv.fkUserId || undefined;
    nameShown(request, reply, () => [id === undefined ? 'experts' : recordKey('experts', id)]);
    return pageAnswer(row, await shownExperts(db, id, pageRequest(kv)));
  });
}
