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

export interface Newest<Row> {
  rows: Row[];
  hasEarlier: boolean;
}

/** @param rows One more than `most`, where there is one */
export const newestOf = <Row>(rows: Row[], most: number): Newest<Row> => ({
  rows: rows.slice(0, most),
  hasEarlier: rows.length > most,
});

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

/**
 * Words are compared here, in portions: each engine folds letters in its own way, and none folds accents.
 *
 * @param after What follows a row; counted rows are read again for each portion without it
 */
export async function foundPage<Schema, Table extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Table, Row>,
  words: string,
  textOf: (row: Row) => string,
  { offset, limit }: PageRequest,
  after?: (query: SelectQueryBuilder<Schema, Table, Row>, row: Row) => SelectQueryBuilder<Schema, Table, Row>,
): Promise<Page<Row>> {
  const wanted = wordsOf(words);
  if (wanted.length === 0)
    return { rows: await query.offset(offset).limit(limit).execute(), total: await countRows(query) };
  const rows: Row[] = [];
  let total = 0;
  let next = query;
  for (let from = 0; ; ) {
    const part = await next.limit(portion).execute();
    for (const row of part)
      if (hasWords(textOf(row), wanted)) {
        if (total >= offset && rows.length < limit) rows.push(row);
        total++;
      }
    const last = part.at(-1);
    if (part.length < portion || last === undefined) return { rows, total };
    from += portion;
    next = after ? after(query, last) : query.offset(from);
    await setImmediate();
  }
}
