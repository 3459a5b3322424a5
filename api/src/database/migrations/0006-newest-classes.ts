import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../schema.ts';

/** For the Atom feed: classes published last, without those that have begun. */
export const findNewestClasses: Migration = {
  async up(db: Kysely<Database>) {
    await db.schema
      .createIndex('classes_by_publication')
      .ifNotExists()
      .on('classes')
      .columns(['createdDate', 'id', 'startsAt'])
      .execute();
  },
};
