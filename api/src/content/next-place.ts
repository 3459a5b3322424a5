import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ContentData, Kind } from './kinds.ts';

/** The position behind the last record of a list. */
export async function nextPosition(db: Kysely<Database>, kind: Kind): Promise<number> {
  const last = await db
    .selectFrom('contentRecords')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('kind', '=', kind)
    .executeTakeFirst();
  return (last?.position ?? -1) + 1;
}

/** Experts and samples are numbered, as their addresses show it; a partner is named by its picture's address. */
export async function nextId(db: Kysely<Database>, kind: Kind, data: ContentData): Promise<string> {
  if (kind === 'questions') return randomUUID();
  if (kind === 'partners') return `${slugOf(String(data.name ?? ''))}-${randomUUID().slice(0, 4)}`;
  const first = kind === 'experts' ? '900001' : '700001';
  const last = await db
    .selectFrom('contentRecords')
    .select('id')
    .where('kind', '=', kind)
    .where('id', '>=', first)
    .where('id', '<=', '999999')
    .where((eb) => eb(eb.fn<number>('length', ['id']), '=', 6))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const next = last ? Number(last.id) + 1 : Number(first);
  return Number.isInteger(next) && next <= 999_999 ? String(next) : randomUUID();
}

const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40) || 'partner';
