import type { Transaction } from 'kysely';
import type { Author } from '../audit/audit-repository.ts';
import { createRecordChange } from '../content/change-record.ts';
import { checkData } from '../content/check-data.ts';
import { describe, type RecordRow } from '../content/content-record.ts';
import type { ContentData, Kind } from '../content/kinds.ts';
import { nextId, nextPosition } from '../content/next-place.ts';
import { show } from '../content/shown-record.ts';
import type { Database } from '../database/schema.ts';
import type { ReadRow } from './content-row.ts';

/** Adds or changes a record within a transaction, and publishes it when its row says so. @throws {ContentFault} */
export function createRecordWriter(transaction: Transaction<Database>, clock: () => Date, kind: Kind, author: Author) {
  const { log } = createRecordChange(transaction, clock);
  const touched = { updatedAt: clock().toISOString(), updatedBy: author.email };

  async function added(data: ContentData): Promise<RecordRow> {
    return {
      ...describe(kind, data),
      ...touched,
      kind,
      id: await nextId(transaction, kind, data),
      version: 1,
      publishedVersion: null,
      position: await nextPosition(transaction, kind),
      deletedAt: null,
    };
  }

  return async ({ data, isPublished }: ReadRow, present?: RecordRow): Promise<'added' | 'changed' | 'unchanged'> => {
    const isShown = present !== undefined && present.publishedVersion === present.version;
    if (present && isSame(kind, JSON.parse(present.data), data) && (!isPublished || isShown)) return 'unchanged';
    const row = present
      ? { ...present, ...describe(kind, data), ...touched, version: present.version + 1 }
      : await added(data);
    if (isPublished) {
      await show(transaction, kind, row);
      row.publishedVersion = row.version;
    }
    await transaction
      .insertInto('contentRecords')
      .values(row)
      .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(row))
      .execute();
    await log(transaction, row, isPublished ? 'imported and published' : 'imported', author);
    return present ? 'changed' : 'added';
  };
}

/** Also when the record was written before texts of its kind were cleaned. */
function isSame(kind: Kind, before: ContentData, data: ContentData): boolean {
  const cleaned = checkData(kind, before);
  return 'data' in cleaned && JSON.stringify(cleaned.data) === JSON.stringify(data);
}
