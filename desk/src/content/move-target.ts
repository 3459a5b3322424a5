import type { ContentRow } from '@agile-languages/api/desk';

/** The record before which another one has to be put, so that it gets a place in a list; `''` for the end. */
export function targetOf(rows: Pick<ContentRow, 'id'>[], id: string, to: number): string {
  const others = rows.filter((row) => row.id !== id);
  return others[to]?.id ?? '';
}
