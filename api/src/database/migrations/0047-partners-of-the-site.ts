import type { Kysely } from 'kysely';
import { addColumnOnce, textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

/** Partners of one name are taken for one. */
export async function up(db: Kysely<Database>): Promise<void> {
  await addColumnOnce(db, 'partnerAccounts', 'sitePartner', textIn(db), (column) => column.notNull().defaultTo(''));
  const shown = await db.selectFrom('partners').select(['slug', 'name']).execute();
  const accounts = await db.selectFrom('partnerAccounts').select(['id', 'name']).execute();
  for (const { slug, name } of shown) {
    const [account, ...others] = accounts.filter((each) => each.name === name);
    if (account && others.length === 0)
      await db.updateTable('partnerAccounts').set({ sitePartner: slug }).where('id', '=', account.id).execute();
  }
}
