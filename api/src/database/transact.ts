import type { Kysely, Transaction } from 'kysely';
import { isCollision } from './failures.ts';
import type { Database } from './schema.ts';

const tries = 5;

/** Again when PostgreSQL has ended it because two transactions waited for each other. */
export async function transact<Result>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  for (let done = 1; ; done++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (done === tries || !isCollision(error)) throw error;
    }
  }
}
