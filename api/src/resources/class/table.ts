import type { Insertable, Transaction } from 'kysely';
import type { Store } from '../../core/actions.ts';
import { lastAuthorOf } from '../../core/audit.ts';
import { columnsOf } from '../../core/fields.ts';
import { keptRow } from '../../core/kept-row.ts';
import { nextNumber } from '../../core/next-number.ts';
import type { Database } from '../../database/schema.ts';
import { classEnd } from '../../schedule/sessions.ts';
import { type ClassData, classFields } from './fields.ts';
import { type ClassRecord, readClass } from './reads.ts';
import { fieldsOfLines, linesById } from './session-lines.ts';

export const subjectOf = ({ id }: { id: string }) => `class ${id}`;

export const classStore: Store<ClassRecord> = {
  read: readClass,
  ...keptRow('classes'),
  isDeleted: ({ state }) => state === 'deleted',
  subjectOf,
  lastAuthor: (db, record) => lastAuthorOf(db, subjectOf(record)),
};

/** @param sessionIds Default: 1 to their number */
export const columnsIn = (data: ClassData, sessionIds = '') => {
  const columns = columnsOf(classFields, data);
  const lines = fieldsOfLines.map((name) => [name, linesById(columns[name], { sessionIds })]);
  return { ...columns, ...Object.fromEntries(lines), sessionIds, endsAt: classEnd({ ...columns }) };
};

export const setState = (transaction: Transaction<Database>, id: string, state: string) =>
  transaction.updateTable('classes').set({ state }).where('id', '=', id).execute();

export async function insertClass(
  transaction: Transaction<Database>,
  row: Omit<Insertable<Database['classes']>, 'id'>,
): Promise<string> {
  for (;;) {
    const id = await nextNumber(transaction, '500001');
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('classes')
      .values({ ...row, id })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) return id;
  }
}
