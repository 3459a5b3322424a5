import { type Kysely, sql } from 'kysely';
import { countAsContent, logChanges } from '../content-changes.ts';
import { isPostgres } from '../engine.ts';
import type { Database } from '../schema.ts';

const shown = (row: string) => `${row}.state in ('published', 'cancelled')`;

const counts = `(${shown('old')} or ${shown('new')}) and (old.version <> new.version
  or (old.seats_left = 0) <> (new.seats_left = 0)
  or (old.seats_left = new.seats_left and old.calendars_sent = new.calendars_sent))`;

const keys = (row: 'old' | 'new') => ["'classes'", `'classes/' || ${row}.id`];

/** A draft that is saved or removed starts no publication. */
export async function up(db: Kysely<Database>): Promise<void> {
  if (!isPostgres(db))
    for (const event of ['insert', 'update', 'delete'])
      for (const kind of ['content', 'changes'])
        await sql`drop trigger if exists ${sql.raw(`classes_${kind}_${event}`)}`.execute(db);
  await countAsContent(db, 'classes', counts, shown);
  await logChanges(db, 'classes', {
    insert: keys('new'),
    update: keys('new'),
    delete: keys('old'),
    condition: counts,
    shown,
  });
}
