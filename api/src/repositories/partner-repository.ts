import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';

/** A partner who embeds parts of the site, as the provider knows it. */
export type Partner = Selectable<Database['partnerAccounts']>;

/** Partners by their ids. @param db A transaction, when it changes. */
export function createPartnerRepository(db: Kysely<Database>, clock: () => Date) {
  /** By name. */
  const all = (): Promise<Partner[]> =>
    db.selectFrom('partnerAccounts').selectAll().orderBy('name').orderBy('id').execute();

  const byId = (id: string): Promise<Partner | undefined> =>
    db.selectFrom('partnerAccounts').selectAll().where('id', '=', id).executeTakeFirst();

  /** Returns its id, `acme-3f9a1c` for Acme. */
  async function add(name: string): Promise<string> {
    const id = `${slugOf(name)}-${randomBytes(3).toString('hex')}`;
    const webhook = { webhookUrl: '', webhookSecret: '', formerSecret: '', formerSecretEndsAt: '' };
    await db
      .insertInto('partnerAccounts')
      .values({ id, name, createdAt: clock().toISOString(), ...webhook })
      .execute();
    return id;
  }

  /** Has events sent to an address, with a new secret; `''` for none. Events that wait go to the new address. */
  const setWebhook = (id: string, webhookUrl: string, webhookSecret: string) =>
    db
      .updateTable('partnerAccounts')
      .set({ webhookUrl, webhookSecret, formerSecret: '', formerSecretEndsAt: '' })
      .where('id', '=', id)
      .execute();

  /** Signs with a new secret, and for a while with the one before too. */
  const rotateSecret = (id: string, webhookSecret: string, endsAt: Date) =>
    db
      .updateTable('partnerAccounts')
      .set(({ ref }) => ({
        formerSecret: ref('webhookSecret'),
        formerSecretEndsAt: endsAt.toISOString(),
        webhookSecret,
      }))
      .where('id', '=', id)
      .execute();

  return { all, byId, add, setWebhook, rotateSecret };
}

const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 30) || 'partner';
