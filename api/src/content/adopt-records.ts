import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { describe } from './content-record.ts';
import { kinds } from './kinds.ts';
import { siteTables } from './site-tables.ts';

const batch = 100;

/** Gives rows of the site from before the desk, for example of the demonstration, a record. */
export async function adoptRecords(db: Kysely<Database>, at: string): Promise<void> {
  for (const kind of kinds) {
    const rows = await siteTables[kind].read(db);
    const known = await db.selectFrom('contentRecords').select('id').where('kind', '=', kind).execute();
    const ids = new Set(known.map(({ id }) => id));
    const missing = rows.flatMap(({ id, data }, position) => (ids.has(id) ? [] : [{ id, data, position }]));
    for (let from = 0; from < missing.length; from += batch)
      await db
        .insertInto('contentRecords')
        .values(
          missing.slice(from, from + batch).map(({ id, data, position }) => ({
            ...describe(kind, data),
            kind,
            id,
            position,
            version: 1,
            publishedVersion: 1,
            updatedAt: at,
            updatedBy: '',
            deletedAt: null,
          })),
        )
        .onConflict((conflict) => conflict.columns(['kind', 'id']).doNothing())
        .execute();
  }
}
