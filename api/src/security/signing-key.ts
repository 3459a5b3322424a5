import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** 256 random bits, one for each use. */
export async function signingKey(db: Kysely<Database>, name: `${string}Key`): Promise<string> {
  const kept = db.selectFrom('settings').select('value').where('name', '=', name);
  const found = await kept.executeTakeFirst();
  if (found) return found.value;
  await db
    .insertInto('settings')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await kept.executeTakeFirstOrThrow()).value;
}
