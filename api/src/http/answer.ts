import type { WireAnswer } from '@agile-languages/shared/api';
import type { Page } from '../repositories/page.ts';

export const answer = (kv: Record<string, unknown> = {}): WireAnswer => ({ kv, tbl: [{ r: [] }], err: [] });

export const listAnswer = (rows: unknown[]): WireAnswer => ({ kv: {}, tbl: [{ r: rows }], err: [] });

/** A part of a list; every row and `kv` carry the number of rows in all, as text. */
export function pageAnswer<Row>({ rows, total }: Page<Row>, toRow: (row: Row, rowCount: string) => object): WireAnswer {
  const rowCount = String(total);
  return { kv: { rowCount }, tbl: [{ r: rows.map((row) => toRow(row, rowCount)) }], err: [] };
}

/** A sentence for the person who asked. It travels with status 200, because clients read only such answers. */
export const refusal = (sentence: string): WireAnswer => ({ kv: {}, tbl: [{ r: [] }], err: [{ val: sentence }] });
