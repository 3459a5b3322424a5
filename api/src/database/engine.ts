import { type Expression, type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Database } from './schema.ts';

export const isPostgres = (db: Kysely<Database>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** Type of text columns. On PostgreSQL it compares bytes, as SQLite does, whatever the database's language is. */
export const textIn = (db: Kysely<Database>): 'text' | Expression<unknown> =>
  isPostgres(db) ? sql`text collate "C"` : 'text';

/** Function that finds a text in another one, byte by byte. */
export const positionIn = (db: Kysely<Database>): 'strpos' | 'instr' => (isPostgres(db) ? 'strpos' : 'instr');

/** What `lower` of both engines makes of a text: other letters than these keep their case. */
export const lowered = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
