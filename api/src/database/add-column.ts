import type { ColumnDefinitionBuilderCallback, Expression, Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Adds a column unless an interrupted migration has added it already. */
export async function addColumnOnce(
  db: Kysely<Database>,
  table: keyof Database,
  column: string,
  type: 'text' | 'integer' | Expression<unknown>,
  build?: ColumnDefinitionBuilderCallback,
): Promise<void> {
  const tables = await db.introspection.getTables();
  const columns = tables.find(({ name }) => name === snakeCaseOf(table))?.columns ?? [];
  if (columns.some(({ name }) => name === snakeCaseOf(column))) return;
  await db.schema.alterTable(table).addColumn(column, type, build).execute();
}

const snakeCaseOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
