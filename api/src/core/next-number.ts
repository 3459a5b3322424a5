import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

export async function nextNumber(db: Kysely<Database>, first: string, kind?: string): Promise<string> {
  const last = await db
    .selectFrom((kind === undefined ? 'classes' : 'contentRecords') as 'contentRecords')
    .select('id')
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .where('id', '>=', first)
    .where('id', '<=', '999999')
    .where((eb) => eb(eb.fn<number>('length', ['id']), '=', 6))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const next = last ? Number(last.id) + 1 : Number(first);
  return Number.isInteger(next) && next <= 999_999 ? String(next) : randomUUID();
}
