import type { Kysely } from 'kysely';
import { positionIn } from '../database/engine.ts';
import type { Database } from '../database/schema.ts';
import type { Page, PageRequest } from '../repositories/page.ts';
import { type ContentRecord, type RecordFilter, rowOf, toRecord } from './content-record.ts';
import type { Kind } from './kinds.ts';

/** Reads records, and the versions that they had. */
export function createRecordReader(db: Kysely<Database>) {
  async function page(kind: Kind, filter: RecordFilter, { offset, limit }: PageRequest): Promise<Page<ContentRecord>> {
    const rows = await filtered(kind, filter)
      .selectAll()
      .orderBy('position')
      .orderBy('id')
      .offset(offset)
      .limit(limit)
      .execute();
    const { total } = await filtered(kind, filter)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return { rows: rows.map(toRecord), total: Number(total) };
  }

  const filtered = (kind: Kind, { words = '', state }: RecordFilter) =>
    db
      .selectFrom('contentRecords')
      .where('kind', '=', kind)
      .where('deletedAt', state === 'deleted' ? 'is not' : 'is', null)
      .$if(state === 'draft', (query) => query.where('publishedVersion', 'is', null))
      .$if(state === 'published', (query) => query.where('publishedVersion', 'is not', null))
      .$if(state === 'changed', (query) => query.whereRef('publishedVersion', '<', 'version'))
      .$if(words !== '', (query) =>
        query.where((eb) =>
          eb.and(
            words
              .toLowerCase()
              .split(/\s+/)
              .slice(0, 10)
              .map((word) => eb(eb.fn<number>(positionIn(db), ['search', eb.val(word)]), '>', 0)),
          ),
        ),
      );

  async function byId(kind: Kind, id: string): Promise<ContentRecord | undefined> {
    const row = await rowOf(db, kind, id);
    return row && toRecord(row);
  }

  const history = (kind: Kind, id: string) =>
    db
      .selectFrom('contentVersions')
      .select(['version', 'at', 'email', 'action', 'data'])
      .where('kind', '=', kind)
      .where('id', '=', id)
      .orderBy('version', 'desc')
      .limit(200)
      .execute();

  return { page, byId, history };
}
