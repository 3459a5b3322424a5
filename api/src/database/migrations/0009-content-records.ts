import { type Kysely, sql } from 'kysely';
import { addColumnOnce, isPostgres, textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

export async function up(db: Kysely<Database>): Promise<void> {
  const text = textIn(db);
  await db.schema
    .createTable('contentRecords')
    .ifNotExists()
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('publishedVersion', 'integer')
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('search', text, (column) => column.notNull())
    .addColumn('data', text, (column) => column.notNull())
    .addColumn('updatedAt', text, (column) => column.notNull())
    .addColumn('updatedBy', text, (column) => column.notNull())
    .addColumn('deletedAt', text)
    .addPrimaryKeyConstraint('content_records_key', ['kind', 'id'])
    .execute();
  await db.schema
    .createTable('contentVersions')
    .ifNotExists()
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('email', text, (column) => column.notNull())
    .addColumn('action', text, (column) => column.notNull())
    .addColumn('data', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('content_versions_key', ['kind', 'id', 'version'])
    .execute();
  await db.schema
    .createIndex('content_records_by_position')
    .ifNotExists()
    .on('contentRecords')
    .columns(['kind', 'position', 'id'])
    .execute();
  await orderExperts(db);
}

/** As text like ids, so that a key of the list is text alone. */
async function orderExperts(db: Kysely<Database>): Promise<void> {
  await addColumnOnce(db, 'experts', 'sequence', textIn(db), (column) => column.notNull().defaultTo(''));
  await db.schema.createIndex('experts_by_sequence').ifNotExists().on('experts').columns(['sequence', 'id']).execute();
  if (isPostgres(db))
    await sql`
      create or replace trigger experts_count_order after update of sequence on experts
      for each statement execute function count_list_change()
    `.execute(db);
  else
    await sql`
      create trigger if not exists experts_count_order after update of sequence on experts
      begin update list_versions set version = version + 1 where list = 'experts'; end
    `.execute(db);
}
