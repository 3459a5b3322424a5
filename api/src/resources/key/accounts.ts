import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { lockRows, type Store } from '../../core/actions.ts';
import { slugOf } from '../../core/slug-of.ts';
import type { Database } from '../../database/schema.ts';

export type Partner = Selectable<Database['partnerAccounts']>;

export const allPartners = (db: Kysely<Database>): Promise<Partner[]> =>
  db.selectFrom('partnerAccounts').selectAll().orderBy('name').orderBy('id').execute();

export const readPartner = (db: Kysely<Database>, id: string): Promise<Partner | undefined> =>
  db.selectFrom('partnerAccounts').selectAll().where('id', '=', id).executeTakeFirst();

export const partnerStore: Store<Partner> = {
  read: readPartner,
  lock: (transaction, id) =>
    lockRows(transaction, transaction.selectFrom('partnerAccounts').select('id').where('id', '=', id)),
  subjectOf: ({ name }) => name,
};

/** Returns its id, `acme-3f9a1c` for Acme. */
export async function insertPartner(db: Kysely<Database>, name: string, now: Date, sitePartner = ''): Promise<string> {
  const id = `${slugOf(name, 'partner')}-${randomBytes(3).toString('hex')}`;
  const webhook = { webhookUrl: '', webhookSecret: '', formerSecret: '', formerSecretEndsAt: '' };
  await db
    .insertInto('partnerAccounts')
    .values({ id, name, createdAt: now.toISOString(), sitePartner, ...webhook })
    .execute();
  return id;
}
