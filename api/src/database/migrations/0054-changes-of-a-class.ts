import { type Kysely, sql } from 'kysely';
import { logChanges } from '../content-changes.ts';
import { isPostgres } from '../engine.ts';
import type { Database } from '../schema.ts';

const onTheSite = "(old.state = 'published' or new.state = 'published')";

const counts = `${onTheSite} and (old.version <> new.version or (old.seats_left = 0) <> (new.seats_left = 0)
  or (old.seats_left = new.seats_left and old.calendars_sent = new.calendars_sent))`;

const keys = (row: 'old' | 'new') => ["'classes'", `'classes/' || ${row}.id`];

/** The class is named, so that the pages of a thousand others are not asked for. */
export async function up(db: Kysely<Database>): Promise<void> {
  if (!isPostgres(db))
    for (const event of ['insert', 'update', 'delete'])
      await sql`drop trigger if exists ${sql.raw(`classes_changes_${event}`)}`.execute(db);
  await logChanges(db, 'classes', {
    insert: keys('new'),
    update: keys('new'),
    delete: keys('old'),
    condition: counts,
  });
  // Changes that are not published yet have not named their class: all answers are compared once.
  await sql`
    insert into content_changes (key, version)
    select '*', version from list_versions where list = 'content' and exists (select 1 from classes)
    on conflict (key) do update set version = excluded.version
  `.execute(db);
}
