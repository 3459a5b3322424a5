import { fold } from '@agile-languages/shared/formats';
import { type Kysely, sql } from 'kysely';
import { addColumnOnce, textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

const portion = 1000;

export async function up(db: Kysely<Database>): Promise<void> {
  await addColumnOnce(db, 'members', 'sought', textIn(db), (column) => column.notNull().defaultTo(''));
  for (;;) {
    const rows = await db.selectFrom('members').selectAll().where('sought', '=', '').limit(portion).execute();
    for (const { id, email, fullname, company } of rows)
      await db
        .updateTable('members')
        .set({ sought: fold(`${email} ${fullname} ${company}`) })
        .where('id', '=', id)
        .execute();
    if (rows.length < portion) break;
  }
  await db.schema
    .createIndex('members_without_words')
    .ifNotExists()
    .on('members')
    .column('id')
    .where(sql.ref('sought'), '=', '')
    .execute();
}
