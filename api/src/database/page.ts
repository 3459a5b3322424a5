import { setImmediate } from 'node:timers/promises';
import { hasWords, wordsOf } from '@agile-languages/shared/formats';
import type { SelectQueryBuilder } from 'kysely';

export interface PageRequest {
  offset: number;
  limit: number;
}

export interface Page<Row> {
  rows: Row[];
  total: number;
}

export function one<Row>(row: Row | undefined, { offset, limit }: PageRequest): Page<Row> {
  const rows = row === undefined ? [] : [row];
  return { rows: rows.slice(offset, offset + limit), total: rows.length };
}

export async function countRows<Schema, Table extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Table, Row>,
): Promise<number> {
  const { count } = await query
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll().as('count'))
    .$castTo<{ count: number | string }>()
    .executeTakeFirstOrThrow();
  return Number(count);
}
const portion = 4000;

/** Words are compared here, in portions: each engine folds letters in its own way, and none folds accents. */
export async function foundPage<Schema, Table extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Table, Row>,
  words: string,
  textOf: (row: Row) => string,
  { offset, limit }: PageRequest,
): Promise<Page<Row>> {
  const wanted = wordsOf(words);
  if (wanted.length === 0)
    return { rows: await query.offset(offset).limit(limit).execute(), total: await countRows(query) };
  const rows: Row[] = [];
  let total = 0;
  for (let from = 0; ; from += portion) {
    const part = await query.offset(from).limit(portion).execute();
    for (const row of part)
      if (hasWords(textOf(row), wanted)) {
        if (total >= offset && rows.length < limit) rows.push(row);
        total++;
      }
    if (part.length < portion) return { rows, total };
    await setImmediate();
  }
}
