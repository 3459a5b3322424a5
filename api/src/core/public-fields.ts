import { type AnswerField, string } from '../http/answer.ts';
import { type Fields, type PublicOf, valueIn } from './fields.ts';

/** A name that rows of the public call do not have, or that has its `?` otherwise than there, does not compile: the error names it. */
export const publicFieldsOf =
  <Row>() =>
  <F extends Fields>(
    fields: F & (PublicOf<F> extends NameIn<Row> ? unknown : { 'rows have no': Exclude<PublicOf<F>, NameIn<Row>> }),
  ) =>
    Object.fromEntries(
      Object.entries<Fields[string]>(fields).flatMap(([name, field]) => {
        if (field.public === undefined) return [];
        const textOf = (record: object) => String(valueIn(name, field, record));
        if (!field.public.endsWith('?')) return [[field.public, string(textOf)]];
        return [[field.public.slice(0, -1), string((record: object) => textOf(record) || undefined)]];
      }),
    ) as Answers<Row, PublicOf<F>>;

type NameIn<Row> = { [Name in keyof Row & string]-?: object extends Pick<Row, Name> ? `${Name}?` : Name }[keyof Row &
  string];

type Answers<Row, Public> = {
  [Name in keyof Row & string as Public & (Name | `${Name}?`) extends never ? never : Name]-?: AnswerField<
    Row[Name],
    object
  >;
};
