import { type ApiAnswer, rowCountOf } from '@agile-languages/shared/api';

/** Rows in one call. */
const batch = 100;

/** Ids of all rows of a list. */
export async function idsOf(list: List): Promise<string[]> {
  const ids: string[] = [];
  for (let total = 1; ids.length < total; ) {
    const answer = await list(ids.length, batch);
    if (answer.rows.length === 0) break;
    ids.push(...answer.rows.map(({ id }) => id));
    total = rowCountOf(answer);
  }
  return [...new Set(ids)];
}

type List = (
  startLimit: number,
  limit: number,
) => Promise<ApiAnswer<{ id: string; rowCount?: string }, { rowCount: string | number }>>;
