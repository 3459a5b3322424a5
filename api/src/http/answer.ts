import type { WireAnswer } from '@agile-languages/shared/api';
import type { Page } from '../repositories/page.ts';
import type { AnswerRow } from './answer-row.ts';

export const answer = (kv: Record<string, unknown> = {}): WireAnswer => ({ kv, tbl: [{ r: [] }], err: [] });

export const listAnswer = <Row, Source>(row: AnswerRow<Row, Source>, sources: Source[]): WireAnswer => ({
  kv: {},
  tbl: [{ r: sources.map(row.from) }],
  err: [],
});

/** Source of one row of a page: the record, and the number of rows in all as text. */
export type Counted<Source> = Source & { rowCount: string };

/** A part of a list; every row and `kv` carry the number of rows in all. */
export function pageAnswer<Row, Source>(
  row: AnswerRow<Row, Counted<Source>>,
  { rows, total }: Page<Source>,
): WireAnswer {
  const rowCount = String(total);
  return { kv: { rowCount }, tbl: [{ r: rows.map((source) => row.from({ ...source, rowCount })) }], err: [] };
}

/** A sentence for the visitor. Its status is 200, because clients read only such answers. */
export const refusal = (sentence: string): WireAnswer => ({ kv: {}, tbl: [{ r: [] }], err: [{ val: sentence }] });
