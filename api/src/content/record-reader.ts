import type { Kysely } from 'kysely';
import { positionIn } from '../database/engine.ts';
import type { Database } from '../database/schema.ts';
import { countBeside } from '../repositories/count-beside.ts';
import type { Page, PageRequest } from '../repositories/page.ts';
import { type ContentRecord, type RecordFilter, rowOf, toRecord } from './content-record.ts';
import type { Kind } from './kinds.ts';

/** As many ids as a statement names at once. */
const portion = 500;

/** Reads records, and the versions that they had. */
export function createRecordReader(db: Kysely<Database>) {
  /** Ids are found first, so that no more rows are read in full than the page has. */
  async function page(kind: Kind, filter: RecordFilter, request: PageRequest): Promise<Page<ContentRecord>> {
    const { rows: found, total } = filter.words
      ? await search(kind, filter, request)
      : await list(kind, filter, request);
    const ids = found.map(({ id }) => id);
    const rows = new Map<string, ContentRecord>();
    for (let from = 0; from < ids.length; from += portion)
      for (const row of await byIds(kind, ids.slice(from, from + portion))) rows.set(row.id, toRecord(row));
    return { rows: ids.flatMap((id) => rows.get(id) ?? []), total };
  }

  const byIds = (kind: Kind, ids: string[]) =>
    db.selectFrom('contentRecords').selectAll().where('kind', '=', kind).where('id', 'in', ids).execute();

  async function list(kind: Kind, filter: RecordFilter, { offset, limit }: PageRequest): Promise<Page<{ id: string }>> {
    const rows = await inOrder(kind, filter).select('id').offset(offset).limit(limit).execute();
    const { total } = await filtered(kind, filter)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return { rows, total: Number(total) };
  }

  /** Looks into each text once, also for the total. */
  const search = (kind: Kind, filter: RecordFilter, request: PageRequest) =>
    countBeside(request, ({ offset, limit }) =>
      inOrder(kind, filter)
        .select(({ fn }) => ['id', fn.countAll<number>().over().as('total')])
        .offset(offset)
        .limit(limit)
        .execute(),
    );

  const inOrder = (kind: Kind, filter: RecordFilter) => filtered(kind, filter).orderBy('position').orderBy('id');

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
