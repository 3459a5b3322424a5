import type { SelectQueryBuilder } from 'kysely';
import { countRows, type Page } from '../../database/page.ts';
import type { DeskContext } from '../desk-context.ts';

export const shown = 10;

export async function firstOf<Schema, Table extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Table, Row>,
): Promise<Page<Row>> {
  const rows = await query.limit(shown).execute();
  return { rows, total: rows.length < shown ? rows.length : await countRows(query) };
}

export type Now = Pick<DeskContext, 'clock' | 'db'>;

const day = 86_400_000;

export const inDays = ({ clock }: Now, days: number) => new Date(clock().getTime() + days * day).toISOString();
