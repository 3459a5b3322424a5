import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

export type Mail = Database['mails'];
export type NewMail = Omit<Mail, 'id' | 'createdAt'>;

/** Mails that were written. Nothing is lost here when no mail server answers. */
export function createMailRepository(db: Kysely<Database>, clock: () => Date) {
  return {
    add: (mail: NewMail) =>
      db
        .insertInto('mails')
        .values({ ...mail, id: randomUUIDv7(), createdAt: clock().toISOString() })
        .execute(),
    newest: (limit: number): Promise<Mail[]> =>
      db.selectFrom('mails').selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).execute(),
    byId: (id: string): Promise<Mail | undefined> =>
      db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst(),
  };
}
