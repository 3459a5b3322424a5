import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { CamelCasePlugin, Kysely, SqliteDialect } from 'kysely';
import type { Database } from './schema.ts';
import { createSqliteDialect } from './sqlite-dialect.ts';
import { openSqliteFile } from './sqlite-file.ts';

const plugins = [new CamelCasePlugin()];

export const connectSqlite = (file: string) => new Kysely<Database>({ dialect: createSqliteDialect(file), plugins });

/** For one user, who may change tables. A file that is missing is created. */
export function connectSqliteAlone(file: string): Kysely<Database> {
  mkdirSync(dirname(file), { recursive: true });
  return new Kysely<Database>({ dialect: new SqliteDialect({ database: openSqliteFile(file).database }), plugins });
}
