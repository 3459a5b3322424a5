import type { Kysely } from 'kysely';
import { countAsContent, logChanges } from '../content-changes.ts';
import { textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

export async function up(db: Kysely<Database>): Promise<void> {
  let table = db.schema
    .createTable('siteTexts')
    .ifNotExists()
    .addColumn('id', textIn(db), (column) => column.primaryKey());
  for (const name of ['figure', 'words', 'text'])
    table = table.addColumn(name, textIn(db), (column) => column.notNull().defaultTo(''));
  await table.execute();
  await countAsContent(db, 'site_texts');
  await logChanges(db, 'site_texts', { insert: ["'texts'"], update: ["'texts'"], delete: ["'texts'"] });
}
