import { type ClassRow, callPaths } from '@agile-languages/shared/api';
import { Type } from 'typebox';
import type { ApiContext } from '../context.ts';
import { publicFieldsOf } from '../core/public-fields.ts';
import { one } from '../database/page.ts';
import { answerRow, type Counted, integer, number, pageAnswer, string } from '../http/answer.ts';
import { nameShown, recordKey } from '../http/list-answers.ts';
import { listCall } from '../http/list-call.ts';
import { answerSchema, count, id, pageRequest, strings, type TypedInstance } from '../http/schemas.ts';
import { isAdded, taxOf } from '../resources/booking/price.ts';
import { type EarlyPriced, priceNow } from '../resources/booking/price-now.ts';
import { classFields } from '../resources/class/fields.ts';
import { type ClassRecord, publicClass, shownClasses } from '../resources/class/reads.ts';
import { hasCodes } from '../resources/discount/table.ts';
import { ownSessions } from '../schedule/sessions.ts';

const row = answerRow<ClassRow, Counted<ClassRecord & EarlyPriced>>({
  ...publicFieldsOf<ClassRow>()(classFields),
  until: string(({ priceUntil }) => priceUntil),
  taxRate: string(({ taxRate }) => taxRate || undefined),
  due: string((record) => (isAdded(record) ? taxOf(record).due : undefined)),
  discount: string(({ takesCode }) => (takesCode ? 'code' : undefined)),
  sessions: string((record) => sessionsIn(record)),
  id: string(({ id }) => id),
  langName: string(({ languageName }) => languageName),
  relatedLogoUrl: string(({ mark }) => `/files/marks/${mark}.svg`),
  createdDate: string(({ createdDate }) => createdDate),
  rating: number(({ rating }) => rating),
  rowCount: string(({ rowCount }) => rowCount),
  start: string(({ localStart }) => localStart),
  seatsTotal: integer(({ seatsTotal }) => seatsTotal),
  seatsLeft: integer(({ seatsLeft }) => seatsLeft),
  trainerId: string(({ trainerId }) => trainerId ?? undefined),
  trainerName: string(({ trainerName }) => trainerName ?? undefined),
  secondTrainerId: string(({ secondTrainerId }) => secondTrainerId || undefined),
  secondTrainerName: string(({ secondTrainerName }) => secondTrainerName ?? undefined),
  state: string(({ state }) => (state === 'cancelled' ? state : undefined)),
});

/** Without them the site shows the first session. */
function sessionsIn(record: ClassRecord): string | undefined {
  try {
    return ownSessions(record);
  } catch {
    return undefined;
  }
}

const schema = {
  summary: 'Classes that have not begun, or one class by its id',
  kv: {
    ...{ startLimit: count, limit: count, fkClassId: id, fkDpLangId: id },
    state: Type.Optional(Type.Enum(['cancelled'])),
  },
  response: answerSchema(strings('rowCount'), row.properties),
};

export function classList(app: TypedInstance, { clock, db, recentLists }: ApiContext): void {
  const classWithCodes = async (id: string) => {
    const record = await publicClass(db, id);
    return record && { ...record, takesCode: await hasCodes(db, id, clock().toISOString()) };
  };

  listCall(app, `/${callPaths.getClassList}`, schema, async (kv, request, reply) => {
    nameShown(request, reply, () => [kv.fkClassId ? recordKey('classes', kv.fkClassId) : 'classes', 'experts']);
    const { offset, limit } = pageRequest(kv);
    const question = JSON.stringify([offset, limit, kv.fkClassId, kv.fkDpLangId, kv.state]);
    const text = await recentLists.get(question, async () => {
      const now = clock().toISOString();
      const page = await (kv.fkClassId
        ? one(await classWithCodes(kv.fkClassId), { offset, limit })
        : shownClasses(
            db,
            { state: kv.state, languageId: kv.fkDpLangId || undefined, startsAfter: now },
            { offset, limit },
          ));
      const rows = page.rows.map((record) => priceNow(record, now));
      return Buffer.from(String(reply.serialize(pageAnswer(row, { ...page, rows }))));
    });
    return reply.type('application/json; charset=utf-8').send(text);
  });
}
