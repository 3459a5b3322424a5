import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

export async function up(db: Kysely<Database>): Promise<void> {
  await index(db, 'invitations_by_booking', 'bookingId');
  await index(db, 'invitations_by_member', 'memberId');
}

const index = (db: Kysely<Database>, name: string, column: 'bookingId' | 'memberId') =>
  db.schema.createIndex(name).ifNotExists().on('invitations').column(column).execute();
