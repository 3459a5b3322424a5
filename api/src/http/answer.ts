import type { WireAnswer } from '@agile-languages/shared/api';
import type { Page } from '../database/page.ts';

export const answer = (kv: Record<string, unknown> = {}): WireAnswer => ({ kv, tbl: [{ r: [] }], err: [] });

export const listAnswer = <Row, Source>(row: AnswerRow<Row, Source>, sources: Source[]): WireAnswer => ({
  kv: {},
  tbl: [{ r: sources.map(row.from) }],
  err: [],
});

export type Counted<Source> = Source & { rowCount: string };

export function pageAnswer<Row, Source>(
  row: AnswerRow<Row, Counted<Source>>,
  { rows, total }: Page<Source>,
): WireAnswer {
  const rowCount = String(total);
  return { kv: { rowCount }, tbl: [{ r: rows.map((source) => row.from({ ...source, rowCount })) }], err: [] };
}

/** Its status is 200, because clients read no other answers. */
export const refusal = (sentence: string): WireAnswer => ({ kv: {}, tbl: [{ r: [] }], err: [{ val: sentence }] });

interface AnswerRow<Row, Source> {
  properties: Record<string, object>;
  from: (source: Source) => Row;
}

/** `undefined` leaves the field out. */
export interface AnswerField<Value, Source> {
  schema: object;
  value: (source: Source) => Value;
}

/** A missing field of `Row` does not compile, also an optional one. */
export function answerRow<Row, Source>(
  fields: {
    [Name in keyof Required<Row>]: AnswerField<Row[Name], Source>;
  },
): AnswerRow<Row, Source> {
  const entries: [string, AnswerField<unknown, Source>][] = Object.entries(fields);
  return {
    properties: Object.fromEntries(entries.map(([name, { schema }]) => [name, schema])),
    from: (source) => Object.fromEntries(entries.map(([name, { value }]) => [name, value(source)])) as Row,
  };
}

const fieldOf =
  <Limit>(schema: object) =>
  <Source, Value extends Limit>(value: (source: Source) => Value): AnswerField<Value, Source> => ({ schema, value });

export const string = fieldOf<string | undefined>({ type: 'string' });
export const number = fieldOf<number | undefined>({ type: 'number' });
export const integer = fieldOf<number | undefined>({ type: 'integer' });
export const boolean = fieldOf<boolean | undefined>({ type: 'boolean' });
export const stringList = fieldOf<string[] | undefined>({ type: 'array', items: { type: 'string' } });
