import { type TObject, type TSchema, Type } from 'typebox';
import type { DataOf, Field, Fields } from './fields.ts';

export const largeBody = 131_072;

const noNull = { pattern: '^[^\\u0000]*$' };

/** A field that is left out stays as it is. `checkData` checks lengths. */
export function dataSchema<F extends Fields>(fields: F) {
  const schema = Type.Unsafe<Partial<DataOf<F>>>(
    Type.Object(
      Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, Type.Optional(valueSchema(field))])),
      { additionalProperties: false },
    ),
  );
  described.set(schema, fields);
  return schema;
}

const described = new WeakMap<TSchema, Fields>();

export const fieldsIn = ({ properties: { data } }: TObject): Fields => (data && described.get(data)) ?? {};

const valueSchema = ({ label, hint, initial }: Field): TSchema => {
  const about = { title: label, ...(hint && { description: hint }) };
  return Array.isArray(initial)
    ? Type.Array(Type.String({ ...noNull, maxLength: 64 }), { ...about, maxItems: 100 })
    : Type.String({ ...noNull, ...about });
};
