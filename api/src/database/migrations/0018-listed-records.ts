import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

export async function up(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createIndex('content_records_listed')
    .ifNotExists()
    .on('contentRecords')
    .columns(['kind', 'deletedAt', 'position', 'id', 'publishedVersion', 'version'])
    .execute();
}
