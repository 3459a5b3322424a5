import type { Kysely } from 'kysely';
import { contentList, countAsContent } from '../content-changes.ts';
import type { Database } from '../schema.ts';

const onTheSite = "(old.state = 'published' or new.state = 'published')";

const counts = `${onTheSite} and (old.seats_left = new.seats_left or old.version <> new.version
  or (old.seats_left = 0) <> (new.seats_left = 0))`;

export async function up(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('listVersions')
    .values({ list: contentList, version: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const table of ['experts', 'expert_languages', 'samples', 'faq_items', 'partners'])
    await countAsContent(db, table);
  await countAsContent(db, 'classes', counts);
}
