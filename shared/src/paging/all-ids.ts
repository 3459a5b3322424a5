import type { ApiAnswer } from '../api/calls.ts';
import { rowCountOf } from '../api/client.ts';

/** Rows in one call. */
const batch = 100;

/** Ids of all rows of a list, each once. @param list calls the API for so many rows from an offset */
export async function allIds(list: List): Promise<string[]> {
  const ids: string[] = [];
  for (let total = 1; ids.length < total; ) {
    const response = await list(ids.length, batch);
    if (response.rows.length === 0) break;
    ids.push(...response.rows.map(({ id }) => id));
    total = rowCountOf(response);
  }
  return [...new Set(ids)];
}

type List = (
  startLimit: number,
  limit: number,
) => Promise<ApiAnswer<{ id: string; rowCount?: string }, { rowCount: string | number }>>;
