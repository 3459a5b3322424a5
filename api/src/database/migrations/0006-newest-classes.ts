import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

export async function up(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createIndex('classes_by_publication')
    .ifNotExists()
    .on('classes')
    .columns(['createdDate', 'id', 'startsAt'])
    .execute();
}
