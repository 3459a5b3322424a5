import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely, Transaction } from 'kysely';
import { lockRows, type Store } from '../../core/actions.ts';
import { lastAuthorOf } from '../../core/audit.ts';
import { columnsOf } from '../../core/fields.ts';
import type { Database } from '../../database/schema.ts';
import { classEnd } from '../../schedule/sessions.ts';
import { type ClassData, classFields } from './fields.ts';
import { type ClassRecord, readClass } from './reads.ts';
import { venuesById } from './session-venues.ts';

export const subjectOf = ({ id }: { id: string }) => `class ${id}`;

export const classStore: Store<ClassRecord> = {
  read: readClass,
  lock: (transaction, id, version) =>
    lockRows(
      transaction,
      transaction
        .selectFrom('classes')
        .select('id')
        .where('id', '=', id)
        .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0)),
    ),
  raise: (transaction, id) =>
    transaction
      .updateTable('classes')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute(),
  subjectOf,
  lastAuthor: (db, record) => lastAuthorOf(db, subjectOf(record)),
};

/** Its sessions have the ids 1 to their number, unless these are given. */
export const columnsIn = (data: ClassData, sessionIds = '') => {
  const columns = columnsOf(classFields, data);
  const sessionVenues = venuesById(columns.sessionVenues, sessionIds);
  return { ...columns, sessionIds, sessionVenues, endsAt: classEnd({ ...columns }) };
};

export const setState = (transaction: Transaction<Database>, id: string, state: string) =>
  transaction.updateTable('classes').set({ state }).where('id', '=', id).execute();

/** Returns its id, the next free number. */
export async function insertClass(
  transaction: Transaction<Database>,
  row: Omit<Insertable<Database['classes']>, 'id'>,
): Promise<string> {
  for (;;) {
    const id = await nextId(transaction);
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('classes')
      .values({ ...row, id })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) return id;
  }
}

async function nextId(db: Kysely<Database>): Promise<string> {
  const last = await db
    .selectFrom('classes')
    .select('id')
    .where('id', '>=', '500001')
    .where('id', '<=', '999999')
    .where((eb) => eb(eb.fn<number>('length', ['id']), '=', 6))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const next = Number(last?.id ?? 500_000) + 1;
  return Number.isInteger(next) ? String(next) : randomUUID();
}
