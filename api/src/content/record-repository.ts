import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { type Author, createAuditRepository } from '../audit/audit-repository.ts';
import { positionIn } from '../database/engine.ts';
import type { Database } from '../database/schema.ts';
import type { Page, PageRequest } from '../repositories/page.ts';
import { missingField } from './check-data.ts';
import { type ContentData, fieldsOf, type Kind, kinds } from './kinds.ts';
import { siteTables } from './site-tables.ts';

export type ContentRecord = Omit<Database['contentRecords'], 'kind' | 'search' | 'data'> & { data: ContentData };

/** A record as somebody saw it: a change of an older version is refused. */
export interface SeenRecord {
  kind: Kind;
  id: string;
  version: number;
}

export type ChangeResult =
  | { kind: 'done'; record: ContentRecord }
  | { kind: 'missing' }
  /** Somebody else has changed it meanwhile. */
  | { kind: 'changed'; record: ContentRecord }
  | { kind: 'fault'; fault: string };

export interface RecordFilter {
  /** Words that the record contains. */
  words?: string;
  state?: 'draft' | 'published' | 'changed' | 'deleted';
}

type Row = Database['contentRecords'];
type Changes = Partial<Pick<Row, 'data' | 'publishedVersion' | 'deletedAt'>>;

/** Content as staff write it. Every change is one transaction with its line of the history and of the audit log. */
export function createRecordRepository(db: Kysely<Database>, clock: () => Date) {
  const audit = createAuditRepository(db, clock);
  const now = () => clock().toISOString();
  let adopted: Promise<void> | undefined;

  /** Gives rows of the site from before the desk, for example of the demonstration, a record. Once per process. */
  function adopt(): Promise<void> {
    adopted ??= adoptAll(db, now()).catch((error) => {
      adopted = undefined;
      throw error;
    });
    return adopted;
  }

  async function page(kind: Kind, filter: RecordFilter, { offset, limit }: PageRequest): Promise<Page<ContentRecord>> {
    await adopt();
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
    await adopt();
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

  /** Adds a draft at the end of the list. */
  async function create(kind: Kind, data: ContentData, author: Author): Promise<ContentRecord> {
    await adopt();
    return db.transaction().execute(async (transaction) => {
      const id = await nextId(transaction, kind, data);
      const row: Row = {
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

  async function change(
    { kind, id, version }: SeenRecord,
    action: string,
    author: Author,
    changesOf: (transaction: Transaction<Database>, row: Row, version: number) => Changes | Promise<Changes>,
  ): Promise<ChangeResult> {
    await adopt();
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

  /** Moves a record before another one of its list, or to the end. Positions of a list have no gaps. */
  async function move(kind: Kind, id: string, before: string, author: Author): Promise<boolean> {
    await adopt();
    return db.transaction().execute(async (transaction) => {
      const rows = await transaction
        .updateTable('contentRecords')
        .set(({ ref }) => ({ position: ref('position') }))
        .where('kind', '=', kind)
        .returning(['id', 'position', 'title'])
        .execute();
      const sorted = rows.toSorted((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1));
      const moved = sorted.find((row) => row.id === id);
      const others = sorted.filter((row) => row.id !== id);
      const at = before === '' ? others.length : others.findIndex((row) => row.id === before);
      if (!moved || at < 0) return false;
      others.splice(at, 0, moved);
      for (const [position, row] of others.entries()) {
        if (row.position === position) continue;
        await transaction
          .updateTable('contentRecords')
          .set({ position })
          .where('kind', '=', kind)
          .where('id', '=', row.id)
          .execute();
        await siteTables[kind].move?.(transaction, row.id, position);
      }
      await audit.add({ ...author, action: `${kind} moved`, subject: moved.title, detail: id }, transaction);
      return true;
    });
  }

  async function log(transaction: Transaction<Database>, row: Row, action: string, author: Author): Promise<void> {
    const { kind, id, version, title, data } = row;
    await transaction
      .insertInto('contentVersions')
      .values({ kind, id, version, at: now(), email: author.email, action, data })
      .execute();
    await audit.add({ ...author, action: `${kind} ${action}`, subject: title, detail: id }, transaction);
  }

  return { page, byId, history, create, save, restore, publish, unpublish, remove, undoRemove, move };
}

/** A change that the site cannot follow; it is rolled back. */
class ContentFault extends Error {}

async function show(db: Transaction<Database>, kind: Kind, { id, position, data: text }: Row): Promise<void> {
  const data: ContentData = JSON.parse(text);
  const missing = missingField(kind, data);
  if (missing) throw new ContentFault(`${missing.label} is needed before the site can show this.`);
  const fault = await siteTables[kind].writeFault?.(db, data);
  if (fault) throw new ContentFault(fault);
  await siteTables[kind].write(db, id, position, data);
}

async function hide(db: Transaction<Database>, kind: Kind, { id }: Row): Promise<void> {
  const fault = await siteTables[kind].removeFault?.(db, id);
  if (fault) throw new ContentFault(fault);
  await siteTables[kind].remove(db, id);
}

const refused = (row: Row | undefined): ChangeResult =>
  row ? { kind: 'changed', record: toRecord(row) } : { kind: 'missing' };

const rowOf = (db: Kysely<Database>, kind: Kind, id: string): Promise<Row | undefined> =>
  db.selectFrom('contentRecords').selectAll().where('kind', '=', kind).where('id', '=', id).executeTakeFirst();

const toRecord = ({ kind: _, search: __, data, ...row }: Row): ContentRecord => ({ ...row, data: JSON.parse(data) });

function describe(kind: Kind, data: ContentData): Pick<Row, 'title' | 'search' | 'data'> {
  const title = String(data[fieldsOf[kind][0]?.name ?? ''] ?? '');
  return { title, search: Object.values(data).flat().join(' ').toLowerCase(), data: JSON.stringify(data) };
}

/** Of both engines the function that finds a text in another one, so that no sign of a search is a pattern. */
async function nextPosition(db: Kysely<Database>, kind: Kind): Promise<number> {
  const last = await db
    .selectFrom('contentRecords')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('kind', '=', kind)
    .executeTakeFirst();
  return (last?.position ?? -1) + 1;
}

/** Experts and samples are numbered, as their addresses show it; a partner is named by its picture's address. */
async function nextId(db: Kysely<Database>, kind: Kind, data: ContentData): Promise<string> {
  if (kind === 'questions') return randomUUID();
  if (kind === 'partners') return `${slugOf(String(data.name ?? ''))}-${randomUUID().slice(0, 4)}`;
  const first = kind === 'experts' ? '900001' : '700001';
  const last = await db
    .selectFrom('contentRecords')
    .select('id')
    .where('kind', '=', kind)
    .where('id', '>=', first)
    .where('id', '<=', '999999')
    .where((eb) => eb(eb.fn<number>('length', ['id']), '=', 6))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const next = last ? Number(last.id) + 1 : Number(first);
  return Number.isInteger(next) && next <= 999_999 ? String(next) : randomUUID();
}

const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40) || 'partner';

const batch = 100;

async function adoptAll(db: Kysely<Database>, at: string): Promise<void> {
  for (const kind of kinds) {
    const rows = await siteTables[kind].read(db);
    const known = await db.selectFrom('contentRecords').select('id').where('kind', '=', kind).execute();
    const ids = new Set(known.map(({ id }) => id));
    const missing = rows.flatMap(({ id, data }, position) => (ids.has(id) ? [] : [{ id, data, position }]));
    for (let from = 0; from < missing.length; from += batch)
      await db
        .insertInto('contentRecords')
        .values(
          missing.slice(from, from + batch).map(({ id, data, position }) => ({
            ...describe(kind, data),
            kind,
            id,
            position,
            version: 1,
            publishedVersion: 1,
            updatedAt: at,
            updatedBy: '',
            deletedAt: null,
          })),
        )
        .onConflict((conflict) => conflict.columns(['kind', 'id']).doNothing())
        .execute();
  }
}
