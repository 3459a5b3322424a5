import type { Kysely } from 'kysely';
import { addColumnOnce, textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

export async function up(db: Kysely<Database>): Promise<void> {
  const text = textIn(db);
  await db.schema
    .createTable('partnerAccounts')
    .ifNotExists()
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('createdAt', text, (column) => column.notNull())
    .addColumn('webhookUrl', text, (column) => column.notNull())
    .addColumn('webhookSecret', text, (column) => column.notNull())
    .addColumn('formerSecret', text, (column) => column.notNull())
    .addColumn('formerSecretEndsAt', text, (column) => column.notNull())
    .execute();
  await addColumnOnce(db, 'partnerKeys', 'partnerId', text, (column) => column.notNull().defaultTo(''));
  await addColumnOnce(db, 'partnerKeys', 'isTest', 'integer', (column) => column.notNull().defaultTo(0));
  await addColumnOnce(db, 'partnerKeys', 'endsAt', text);
  await giveAccounts(db);
}

async function giveAccounts(db: Kysely<Database>): Promise<void> {
  const none = { webhookUrl: '', webhookSecret: '', formerSecret: '', formerSecretEndsAt: '' };
  const keys = await db.selectFrom('partnerKeys').selectAll().where('partnerId', '=', '').execute();
  for (const { key, name, createdAt } of keys) {
    const id = key.replace(/^pk_/, '');
    const account = { id, name, createdAt, ...none };
    await db
      .insertInto('partnerAccounts')
      .values(account)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await db.updateTable('partnerKeys').set({ partnerId: id }).where('key', '=', key).execute();
  }
}
