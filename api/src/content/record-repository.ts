import type { Kysely } from 'kysely';
import type { Author } from '../audit/audit-repository.ts';
import type { Database } from '../database/schema.ts';
import { adoptRecords } from './adopt-records.ts';
import { createRecordChange } from './change-record.ts';
import {
  type ChangeResult,
  type ContentRecord,
  describe,
  type RecordRow,
  type SeenRecord,
  toRecord,
} from './content-record.ts';
import type { ContentData, Kind } from './kinds.ts';
import { createRecordMove } from './move-record.ts';
import { nextId, nextPosition } from './next-place.ts';
import { createRecordReader } from './record-reader.ts';
import { hide, show } from './shown-record.ts';

/** Content as staff write it. */
export function createRecordRepository(db: Kysely<Database>, clock: () => Date) {
  const { page, byId, history } = createRecordReader(db);
  const { change, log } = createRecordChange(db, clock);
  const move = createRecordMove(db, clock);
  const now = () => clock().toISOString();
  let adopted: Promise<void> | undefined;

  /** Adds a draft at the end of the list. */
  async function create(kind: Kind, data: ContentData, author: Author): Promise<ContentRecord> {
    return db.transaction().execute(async (transaction) => {
      const id = await nextId(transaction, kind, data);
      const row: RecordRow = {
        ...describe(kind, data),
        kind,
        id,
        version: 1,
        publishedVersion: null,
        position: await nextPosition(transaction, kind),
        updatedAt: now(),
        updatedBy: author.email,
        deletedAt: null,
      };
      await transaction.insertInto('contentRecords').values(row).execute();
      await log(transaction, row, 'created', author);
      return toRecord(row);
    });
  }

  const save = (seen: SeenRecord, data: ContentData, author: Author) =>
    change(seen, 'saved', author, () => ({ data: JSON.stringify(data) }));

  const restore = async (seen: SeenRecord, version: number, author: Author): Promise<ChangeResult> => {
    const earlier = await db
      .selectFrom('contentVersions')
      .select('data')
      .where('kind', '=', seen.kind)
      .where('id', '=', seen.id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (!earlier) return { kind: 'missing' };
    return change(seen, `restored version ${version}`, author, () => ({ data: earlier.data }));
  };

  const publish = (seen: SeenRecord, author: Author) =>
    change(seen, 'published', author, async (transaction, row, version) => {
      await show(transaction, seen.kind, row);
      return { publishedVersion: version };
    });

  const unpublish = (seen: SeenRecord, author: Author) =>
    change(seen, 'taken off the site', author, async (transaction, row) => {
      await hide(transaction, seen.kind, row);
      return { publishedVersion: null };
    });

  /** It can come back, to the site as well if it was there. */
  const remove = (seen: SeenRecord, author: Author) =>
    change(seen, 'deleted', author, async (transaction, row) => {
      if (row.publishedVersion !== null) await hide(transaction, seen.kind, row);
      return { deletedAt: now() };
    });

  const undoRemove = (seen: SeenRecord, author: Author) =>
    change(seen, 'brought back', author, async (transaction, row, version) => {
      if (row.publishedVersion !== null) await show(transaction, seen.kind, row);
      return { deletedAt: null, ...(row.publishedVersion !== null && { publishedVersion: version }) };
    });

  /** Once per process, before the first work. */
  function adopt(): Promise<void> {
    adopted ??= adoptRecords(db, now()).catch((error) => {
      adopted = undefined;
      throw error;
    });
    return adopted;
  }

  const afterAdoption =
    <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      await adopt();
      return work(...args);
    };

  return {
    adopt,
    history,
    page: afterAdoption(page),
    byId: afterAdoption(byId),
    create: afterAdoption(create),
    save: afterAdoption(save),
    restore: afterAdoption(restore),
    publish: afterAdoption(publish),
    unpublish: afterAdoption(unpublish),
    remove: afterAdoption(remove),
    undoRemove: afterAdoption(undoRemove),
    move: afterAdoption(move),
  };
}
