import type { Kysely } from 'kysely';
import { countRows } from '../database/page.ts';
import type { Database } from '../database/schema.ts';
import { type Field, type FieldValue, sentenceOf, shownValue } from './fields.ts';
import { fixedPage, storeOf } from './fixed-records.ts';
import { type Named, namesIn } from './references.ts';
import type { ListedRow, Resource } from './resource.ts';
import { roles } from './roles.ts';
import { versionedActions } from './versioned-actions.ts';
import { draftOf } from './versioned-writes.ts';
import {
  stateOf,
  type Versioned,
  type VersionedRecord,
  type VersionedState,
  versionedPage,
  versionedStates,
  versionsOf,
} from './versions.ts';

export interface VersionedRow extends ListedRow {
  state: VersionedState;
  /** `null` when the site shows none. */
  publishedVersion: number | null;
  updatedAt: string;
  /** `''` for records from before the desk. */
  updatedBy: string;
  deletedAt: string | null;
}

export interface VersionedResource extends Resource<VersionedRecord, VersionedRow> {
  versioned: Versioned;
}

export function versionedResource(
  name: string,
  versioned: Versioned,
  more: Partial<Pick<Resource<VersionedRecord>, 'commandName' | 'roles'>> = {},
): VersionedResource {
  const { fields, fixed, list } = versioned;
  const store = storeOf(versioned);
  return {
    ...{ name, list, roles, fields, versioned, store },
    ...more,
    ...versionedActions(versioned, name),
    states: ['all', ...versionedStates.filter((state) => !fixed || state !== 'deleted')],
    usualState: 'all',
    filters: {},
    page: (db, _now, filter, request) =>
      fixed ? fixedPage(db, versioned, fixed, filter, request) : versionedPage(db, versioned, filter, request),
    row: (record) => {
      const { id, title, version, publishedVersion, updatedAt, updatedBy, deletedAt } = record;
      return { id, title, version, state: stateOf(record), publishedVersion, updatedAt, updatedBy, deletedAt };
    },
    data: ({ data }) => data,
    history: (db, id, most) => versionsOf(db, versioned, id, most),
    sheet: (db, records) => sheetOf(db, versioned, records),
    isComplete: false,
    async preview(transaction, id) {
      const record = await store.read(transaction, id);
      if (!record) return undefined;
      const [fault] = (await versioned.site.writeFaults?.(transaction, record.data)) ?? [];
      if (fault) return { fault: sentenceOf(fields, fault) };
      await versioned.site.write(transaction, id, record.position, record.data);
      return {};
    },
  };
}

async function sheetOf(db: Kysely<Database>, { fields }: Versioned, records: VersionedRecord[]): Promise<string[][]> {
  const entries = Object.entries(fields);
  const languages = await namesIn(db, 'languages');
  return [
    ['Id', 'Version', 'State', ...entries.map(([, { label }]) => label)],
    ...records.map((record) => [
      ...[record.id, String(record.version), stateOf(record)],
      ...entries.map(([name, field]) => cellOf(field, record.data[name] ?? '', languages)),
    ]),
  ];
}

function cellOf(field: Field, value: FieldValue, languages: Named[]): string {
  const nameOf = (id: string) => languages.find((language) => language.id === id)?.name ?? id;
  if (Array.isArray(value)) return value.map(nameOf).join('; ');
  return field.list === 'languages' ? nameOf(value) : shownValue(field, value);
}

const batch = 100;

/** Rows from before the desk, for example of the demonstration, get a record. */
export async function adoptRows(db: Kysely<Database>, versioned: Versioned, at: string): Promise<void> {
  const { list, site } = versioned;
  const rowsOfSite = await countRows(db.selectFrom(site.table));
  const known = await db
    .selectFrom('contentRecords')
    .select(['id', 'publishedVersion', 'deletedAt'])
    .where('kind', '=', list)
    .execute();
  if (known.filter((row) => row.publishedVersion !== null && row.deletedAt === null).length === rowsOfSite) return;
  const rows = await site.read(db);
  const ids = new Set(known.map(({ id }) => id));
  const missing = rows.flatMap(({ id, data }, position) =>
    ids.has(id)
      ? []
      : [{ ...draftOf(versioned, id, data, position), publishedVersion: 1, updatedAt: at, updatedBy: '' }],
  );
  for (let from = 0; from < missing.length; from += batch)
    await db
      .insertInto('contentRecords')
      .values(missing.slice(from, from + batch))
      .onConflict((conflict) => conflict.columns(['kind', 'id']).doNothing())
      .execute();
}
