import type { Migration } from 'kysely/migration';
import { createTables } from './migrations/0001-tables.ts';
import { addSignIns } from './migrations/0002-sign-ins.ts';

/** In order of their names. A migration that has been released is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-tables': createTables,
  '0002-sign-ins': addSignIns,
};
