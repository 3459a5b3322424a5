import type { Kysely, Selectable, Transaction } from 'kysely';
import { foundPage, type Newest, newestOf, type Page, type PageRequest } from '../database/page.ts';
import type { Database } from '../database/schema.ts';
import { lockRows, type Store } from './actions.ts';
import { type FieldData, type FieldFault, type Fields, initialOf } from './fields.ts';
import type { HistoryRow, ListFilter } from './resource.ts';

export interface VersionedRecord extends Omit<Selectable<Database['contentRecords']>, 'kind' | 'search' | 'data'> {
  data: FieldData;
}

export interface Versioned {
  list: string;
  fields: Fields;
  title: string;
  newId(db: Kysely<Database>, data: FieldData): Promise<string>;
  site: SiteTable;
  /** Default: staff add and delete records. */
  fixed?: Fixed;
}

/** Records that always exist: an unchanged one is a draft as it came with the site. */
export interface Fixed {
  ids: readonly string[];
  titleOf(id: string): string;
  builtIn(id: string): FieldData | undefined;
  /** Also of a draft. */
  faults?(id: string, data: FieldData): FieldFault[];
}

interface SiteTable {
  table: 'faqItems' | 'experts' | 'samples' | 'partners' | 'siteTexts' | 'mailTexts';
  read(db: Kysely<Database>): Promise<{ id: string; data: FieldData }[]>;
  write(db: Kysely<Database>, id: string, position: number, data: FieldData): Promise<unknown>;
  remove(db: Kysely<Database>, id: string): Promise<unknown>;
  writeFaults?(db: Kysely<Database>, data: FieldData): Promise<FieldFault[]>;
  removeFault?(db: Kysely<Database>, id: string): Promise<string | undefined>;
  /** Default: the order of the ids. */
  order?(db: Kysely<Database>, id: string, position: number): Promise<unknown>;
}

export const versionedStates = ['draft', 'published', 'changed', 'deleted'] as const;
export type VersionedState = (typeof versionedStates)[number];

export function stateOf({ deletedAt, publishedVersion, version }: VersionedRecord): VersionedState {
  if (deletedAt !== null) return 'deleted';
  if (publishedVersion === null) return 'draft';
  return publishedVersion < version ? 'changed' : 'published';
}

export const describe = ({ title }: Pick<Versioned, 'title'>, data: FieldData) => ({
  title: String(data[title] ?? ''),
  search: Object.values(data).flat().join(' ').toLowerCase(),
  data: JSON.stringify(data),
});

const toRecord = (
  { fields }: Pick<Versioned, 'fields'>,
  { kind: _, search: __, data, ...row }: Selectable<Database['contentRecords']>,
): VersionedRecord => ({ ...row, data: { ...initialOf(fields), ...JSON.parse(data) } });

export function versionedStore(versioned: Versioned): Store<VersionedRecord> {
  const { list } = versioned;
  return {
    async read(db, id) {
      const row = await recordsOf(db, list).selectAll().where('id', '=', id).executeTakeFirst();
      return row && toRecord(versioned, row);
    },
    lock: (transaction, id, version) =>
      lockRows(
        transaction,
        recordsOf(transaction, list)
          .select('id')
          .where('id', '=', id)
          .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0)),
      ),
    raise: (transaction, id, { email }, now) =>
      updateOf(transaction, list, id)
        .set(({ eb }) => ({ version: eb('version', '+', 1), updatedAt: now.toISOString(), updatedBy: email }))
        .execute(),
    isDeleted: ({ deletedAt }) => deletedAt !== null,
    subjectOf: ({ title }) => title,
    lastAuthor: async (_db, { updatedBy }) => updatedBy,
    async note(transaction, { id, version, data }, audit, { email }, now) {
      const action = audit.replace(`${list} `, '');
      await transaction
        .insertInto('contentVersions')
        .values({ kind: list, id, version, at: now.toISOString(), email, action, data: JSON.stringify(data) })
        .execute();
    },
  };
}

const recordsOf = (db: Kysely<Database>, list: string) => db.selectFrom('contentRecords').where('kind', '=', list);

export const updateOf = (transaction: Transaction<Database>, list: string, id: string) =>
  transaction.updateTable('contentRecords').where('kind', '=', list).where('id', '=', id);

const portion = 500;

/** Ids are found first, so that only the rows of the page are read in full. */
export async function versionedPage(
  db: Kysely<Database>,
  versioned: Versioned,
  filter: ListFilter,
  request: PageRequest,
): Promise<Page<VersionedRecord>> {
  const inOrder = filtered(db, versioned.list, filter).select(['id', 'search']).orderBy('position').orderBy('id');
  const { rows: found, total } = await foundPage(inOrder, filter.words, ({ search }) => search, request);
  const ids = found.map(({ id }) => id);
  const rows = new Map<string, VersionedRecord>();
  for (let from = 0; from < ids.length; from += portion)
    for (const row of await recordsOf(db, versioned.list)
      .selectAll()
      .where('id', 'in', ids.slice(from, from + portion))
      .execute())
      rows.set(row.id, toRecord(versioned, row));
  return { rows: ids.flatMap((id) => rows.get(id) ?? []), total };
}

const filtered = (db: Kysely<Database>, list: string, { state }: ListFilter) =>
  recordsOf(db, list)
    .where('deletedAt', state === 'deleted' ? 'is not' : 'is', null)
    .$if(state === 'draft', (query) => query.where('publishedVersion', 'is', null))
    .$if(state === 'published', (query) => query.where('publishedVersion', 'is not', null))
    .$if(state === 'changed', (query) => query.whereRef('publishedVersion', '<', 'version'));

export interface VersionRow extends HistoryRow {
  version: number;
  data: FieldData;
}

export async function versionsOf(
  db: Kysely<Database>,
  { fields, list }: Versioned,
  id: string,
  most: number,
): Promise<Newest<VersionRow>> {
  const found = await db
    .selectFrom('contentVersions')
    .select(['version', 'at', 'email', 'action', 'data'])
    .where('kind', '=', list)
    .where('id', '=', id)
    .orderBy('version', 'desc')
    .limit(most + 1)
    .execute();
  const { rows, hasEarlier } = newestOf(found, most);
  return {
    hasEarlier,
    rows: rows.map(({ data, ...row }) => ({
      ...row,
      ...{ id: String(row.version), detail: '', address: '' },
      data: { ...initialOf(fields), ...JSON.parse(data) },
    })),
  };
}
