import type { Kysely, Transaction } from 'kysely';
import { type Author, createAuditRepository } from '../audit/audit-repository.ts';
import type { Database } from '../database/schema.ts';
import { type ChangeResult, describe, type RecordRow, rowOf, type SeenRecord, toRecord } from './content-record.ts';
import type { ContentData } from './kinds.ts';
import { ContentFault } from './shown-record.ts';

/** Changes records: each change is one transaction with its line of the history and of the audit log. */
export function createRecordChange(db: Kysely<Database>, clock: () => Date) {
  const audit = createAuditRepository(db, clock);
  const now = () => clock().toISOString();

  async function change(
    { kind, id, version }: SeenRecord,
    action: string,
    author: Author,
    changesOf: (transaction: Transaction<Database>, row: RecordRow, version: number) => Changes | Promise<Changes>,
  ): Promise<ChangeResult> {
    try {
      return await db.transaction().execute(async (transaction) => {
        const taken = await transaction
          .updateTable('contentRecords')
          .set({ version: version + 1, updatedAt: now(), updatedBy: author.email })
          .where('kind', '=', kind)
          .where('id', '=', id)
          .where('version', '=', version)
          .returningAll()
          .executeTakeFirst();
        if (!taken) return refused(await rowOf(transaction, kind, id));
        const changes = await changesOf(transaction, taken, version + 1);
        const data: ContentData = JSON.parse(changes.data ?? taken.data);
        const row = { ...taken, ...changes, ...describe(kind, data) };
        await transaction
          .updateTable('contentRecords')
          .set({ ...changes, ...describe(kind, data) })
          .where('kind', '=', kind)
          .where('id', '=', id)
          .execute();
        await log(transaction, row, action, author);
        return { kind: 'done', record: toRecord(row) };
      });
    } catch (error) {
      if (error instanceof ContentFault) return { kind: 'fault', fault: error.message };
      throw error;
    }
  }

  async function log(
    transaction: Transaction<Database>,
    row: RecordRow,
    action: string,
    author: Author,
  ): Promise<void> {
    const { kind, id, version, title, data } = row;
    await transaction
      .insertInto('contentVersions')
      .values({ kind, id, version, at: now(), email: author.email, action, data })
      .execute();
    await audit.add({ ...author, action: `${kind} ${action}`, subject: title, detail: id }, transaction);
  }

  return { change, log };
}

const refused = (row: RecordRow | undefined): ChangeResult =>
  row ? { kind: 'changed', record: toRecord(row) } : { kind: 'missing' };

type Changes = Partial<Pick<RecordRow, 'data' | 'publishedVersion' | 'deletedAt'>>;
