import type { Kysely } from 'kysely';
import { logChanges } from '../content-changes.ts';
import { textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

const onTheSite = "(old.state = 'published' or new.state = 'published')";

/** Seats alone count when the class becomes full, or is full no more. */
const counts = `${onTheSite} and (old.seats_left = new.seats_left or old.version <> new.version
  or (old.seats_left = 0) <> (new.seats_left = 0))`;

const sample = (row: 'old' | 'new') => [
  `'samples/' || ${row}.id`,
  "'samples'",
  `'samples?language=' || ${row}.language_id`,
  `'samples?expert=' || ${row}.expert_id`,
];
const expert = (row: 'old' | 'new', id = 'id') => [`'experts/' || ${row}.${id}`, "'experts'"];
const always = (key: string) => ({ insert: [key], update: [key], delete: [key] });

const isMoved = 'old.id <> new.id or old.language_id <> new.language_id or old.expert_id <> new.expert_id';
const movedOnly = (key: string) => `case when ${isMoved} then ${key} end`;

export async function up(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('contentChanges')
    .ifNotExists()
    .addColumn('key', textIn(db), (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('content_changes_version').ifNotExists().on('contentChanges').column('version').execute();
  await logChanges(db, 'samples', {
    insert: sample('new'),
    delete: sample('old'),
    update: ["'samples/' || new.id", ...[...sample('old'), ...sample('new')].map(movedOnly)],
  });
  await logChanges(db, 'experts', {
    insert: expert('new'),
    delete: expert('old'),
    update: [...expert('old'), ...expert('new')],
  });
  await logChanges(db, 'expert_languages', {
    insert: expert('new', 'expert_id'),
    delete: expert('old', 'expert_id'),
    update: [...expert('old', 'expert_id'), ...expert('new', 'expert_id')],
  });
  await logChanges(db, 'faq_items', always("'faqItems'"));
  await logChanges(db, 'partners', always("'partners'"));
  await logChanges(db, 'classes', { ...always("'classes'"), condition: counts });
}
