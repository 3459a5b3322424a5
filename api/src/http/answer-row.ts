/** Which fields an answer's rows have, how each is described, and where its value comes from. */
export interface AnswerRow<Row, Source> {
  /** JSON schema of each field, by its name. The serialiser leaves out what is not described here. */
  properties: Record<string, object>;
  from: (source: Source) => Row;
}

/** One field: its JSON schema and its value. A value of `undefined` leaves the field out. */
interface Field<Value, Source> {
  schema: object;
  value: (source: Source) => Value;
}

/**
 * Describes the rows of an answer by its fields. Every field of `Row`, also an optional one, has to be there and to have
 * its type: a field that is added to the row and forgotten here does not compile.
 */
export function answerRow<Row, Source>(
  fields: {
    [Name in keyof Required<Row>]: Field<Row[Name], Source>;
  },
): AnswerRow<Row, Source> {
  const entries: [string, Field<unknown, Source>][] = Object.entries(fields);
  return {
    properties: Object.fromEntries(entries.map(([name, { schema }]) => [name, schema])),
    from: (source) => Object.fromEntries(entries.map(([name, { value }]) => [name, value(source)])) as Row,
  };
}

const fieldOf =
  <Limit>(schema: object) =>
  <Source, Value extends Limit>(value: (source: Source) => Value): Field<Value, Source> => ({ schema, value });

export const string = fieldOf<string | undefined>({ type: 'string' });
export const number = fieldOf<number | undefined>({ type: 'number' });
export const integer = fieldOf<number | undefined>({ type: 'integer' });
export const boolean = fieldOf<boolean | undefined>({ type: 'boolean' });
export const stringList = fieldOf<string[] | undefined>({ type: 'array', items: { type: 'string' } });
