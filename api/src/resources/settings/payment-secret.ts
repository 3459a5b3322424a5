import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import { actionsOf } from '../../core/actions.ts';
import type { Database } from '../../database/schema.ts';
import { newWebhookSecret } from '../key/signature.ts';
import { settingsStore } from './table.ts';

const name = 'paymentSecret';

/** `''` before there is one. */
export const paymentSecret = async (db: Kysely<Database>): Promise<string> =>
  (await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst())?.value ?? '';

export const newPaymentSecret = actionsOf(settingsStore).action({
  name: 'payment-secret',
  command: 'new-payment-secret',
  summary: 'Makes the secret with which your app signs payments, and shows it once; the one before ends',
  audit: 'payment secret made',
  keepsVersion: true,
  input: Type.Object({}),
  async run({ transaction }) {
    const value = newWebhookSecret();
    await transaction
      .insertInto('settings')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
    return { answer: { secret: value }, said: `Secret: ${value}` };
  },
});
