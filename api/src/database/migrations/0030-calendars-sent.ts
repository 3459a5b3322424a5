import { type Kysely, sql } from 'kysely';
import { countAsContent, logChanges } from '../content-changes.ts';
import { addColumnOnce, isPostgres } from '../engine.ts';
import type { Database } from '../schema.ts';

const onTheSite = "(old.state = 'published' or new.state = 'published')";

/** Calendars that are sent do not count. */
const counts = `${onTheSite} and (old.version <> new.version or (old.seats_left = 0) <> (new.seats_left = 0)
  or (old.seats_left = new.seats_left and old.calendars_sent = new.calendars_sent))`;

const always = ["'classes'"];

export async function up(db: Kysely<Database>): Promise<void> {
  await addColumnOnce(db, 'classes', 'calendarsSent', 'integer', (column) => column.notNull().defaultTo(0));
  if (!isPostgres(db))
    for (const trigger of ['classes_content_update', 'classes_changes_update'])
      await sql`drop trigger if exists ${sql.raw(trigger)}`.execute(db);
  await countAsContent(db, 'classes', counts);
  await logChanges(db, 'classes', { insert: always, update: always, delete: always, condition: counts });
}
