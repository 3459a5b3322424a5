import { type Kysely, sql } from 'kysely';
import { classEnd } from '../../schedule/sessions.ts';
import { addColumnOnce, isPostgres, textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

export async function up(db: Kysely<Database>): Promise<void> {
  const text = textIn(db);
  await addColumnOnce(db, 'classes', 'state', text, (column) => column.notNull().defaultTo('published'));
  await addColumnOnce(db, 'classes', 'version', 'integer', (column) => column.notNull().defaultTo(1));
  await addColumnOnce(db, 'classes', 'endsAt', text, (column) => column.notNull().defaultTo(''));
  await addColumnOnce(db, 'mails', 'calendar', text, (column) => column.notNull().defaultTo(''));
  await fillEnds(db);
  await newIndex(db, 'classes_by_state_and_start', ['state', 'startsAt', 'id']);
  await newIndex(db, 'classes_by_state_and_language', ['state', 'languageId', 'startsAt', 'id']);
  await db.schema.dropIndex('classes_by_start').ifExists().execute();
  await db.schema.dropIndex('classes_by_language').ifExists().execute();
  await countStates(db);
}

async function fillEnds(db: Kysely<Database>): Promise<void> {
  const rows = await db
    .selectFrom('classes')
    .select(['id', 'startsAt', 'timeZone', 'pattern'])
    .where('endsAt', '=', '')
    .execute();
  for (const { id, ...time } of rows)
    await db
      .updateTable('classes')
      .set({ endsAt: classEnd(time) })
      .where('id', '=', id)
      .execute();
}

const newIndex = (db: Kysely<Database>, name: string, columns: string[]) =>
  db.schema.createIndex(name).ifNotExists().on('classes').columns(columns).execute();

async function countStates(db: Kysely<Database>): Promise<void> {
  if (isPostgres(db)) {
    await sql`
      create or replace trigger classes_count_change
      after insert or delete or truncate or update of id, language_id, starts_at, state on classes
      for each statement execute function count_list_change()
    `.execute(db);
    return;
  }
  await sql`
    create trigger if not exists classes_count_state after update of state on classes
    begin update list_versions set version = version + 1 where list = 'classes'; end
  `.execute(db);
}
