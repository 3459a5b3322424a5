import { type AnswerField, string } from '../http/answer.ts';
import { type Fields, type PublicOf, valueIn } from './fields.ts';

/** A name that rows of the public call do not have does not compile. */
export const publicFieldsOf =
  <Row>() =>
  <F extends Fields>(fields: F & (keyof PublicOf<F> extends keyof Row ? unknown : never)) =>
    Object.fromEntries(
      Object.entries<Fields[string]>(fields).flatMap(([name, field]) =>
        field.public === undefined
          ? []
          : [[field.public, string((record: object) => String(valueIn(name, field, record)))]],
      ),
    ) as { [Name in keyof PublicOf<F>]: AnswerField<string, object> };
