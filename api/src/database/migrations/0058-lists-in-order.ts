import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

/** A search reads these lists in portions: each begins after the one before without sorting the rest. */
export async function up(db: Kysely<Database>): Promise<void> {
  const index = (name: string, table: 'invitations' | 'messages') =>
    db.schema.createIndex(name).ifNotExists().on(table);
  await index('invitations_by_time', 'invitations').columns(['createdAt desc', 'keyHash']).execute();
  await index('invitations_by_end', 'invitations').columns(['expiresAt', 'keyHash']).execute();
  await index('messages_by_time', 'messages').columns(['createdAt', 'id']).execute();
}
