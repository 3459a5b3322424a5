import { fold } from '@agile-languages/shared/formats';
import { type Kysely, sql } from 'kysely';
import { addColumnOnce, textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

const portion = 1000;

/** As those of members: a search does not read the rows that it leaves out. */
export async function up(db: Kysely<Database>): Promise<void> {
  await addColumnOnce(db, 'invitations', 'sought', textIn(db), (column) => column.notNull().defaultTo(''));
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('invitations')
      .select(['keyHash', 'email', 'fullname'])
      .where('keyHash', '>', last)
      .orderBy('keyHash')
      .limit(portion)
      .execute();
    for (const { keyHash, email, fullname } of rows)
      await db
        .updateTable('invitations')
        .set({ sought: fold(`${email} ${fullname} `) })
        .where('keyHash', '=', keyHash)
        .execute();
    if (rows.length < portion) break;
    last = rows.at(-1)?.keyHash ?? '';
  }
  await db.schema
    .createIndex('invitations_without_words')
    .ifNotExists()
    .on('invitations')
    .column('keyHash')
    .where(sql.ref('sought'), '=', '')
    .execute();
}
