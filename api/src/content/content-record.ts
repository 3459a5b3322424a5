import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { type ContentData, fieldsOf, type Kind } from './kinds.ts';

export type RecordRow = Database['contentRecords'];

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

/** States by which records are filtered. */
export const recordStates = ['draft', 'published', 'changed', 'deleted'] as const;

export interface RecordFilter {
  /** Words that the record contains. */
  words?: string;
  state?: (typeof recordStates)[number];
}

/** The row of a record, whatever its state. */
export const rowOf = (db: Kysely<Database>, kind: Kind, id: string): Promise<RecordRow | undefined> =>
  db.selectFrom('contentRecords').selectAll().where('kind', '=', kind).where('id', '=', id).executeTakeFirst();

export const toRecord = ({ kind: _, search: __, data, ...row }: RecordRow): ContentRecord => ({
  ...row,
  data: JSON.parse(data),
});

/** What a row has of the fields of its record: all of them, its title, and its words for the search. */
export function describe(kind: Kind, data: ContentData): Pick<RecordRow, 'title' | 'search' | 'data'> {
  const title = String(data[fieldsOf[kind][0]?.name ?? ''] ?? '');
  return { title, search: Object.values(data).flat().join(' ').toLowerCase(), data: JSON.stringify(data) };
}

/** Of both engines the function that finds a text in another one, so that no sign of a search is a pattern. */
