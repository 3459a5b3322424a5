import type { PageRequest } from '../repositories/page.ts';

const maxRows = 100;

/** Text of a limited length, without the one character that PostgreSQL cannot store. */
export const text = (maxLength: number) => ({ type: 'string', maxLength, pattern: '^[^\\u0000]*$' });

export const id = text(64);

export const count = {
  anyOf: [
    { type: 'integer', minimum: 0, maximum: 999_999_999 },
    { type: 'string', pattern: '^[0-9]{1,9}$' },
  ],
};

/** A body with exactly these keys under `kv`. */
export const kvBody = (properties: Record<string, object>) => exactly({ kv: exactly(properties) });

export const exactly = (properties: Record<string, object>) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

export const emptyBody = exactly({});

/** Offset and count come as numbers or as digits in text. */
export const pageRequest = (kv: { startLimit: number | string; limit: number | string }): PageRequest => ({
  offset: Number(kv.startLimit),
  limit: Math.min(Number(kv.limit), maxRows),
});

export const strings = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { type: 'string' }]));

/** Answer of a call: `kv`, one table with these rows, `err`. */
export const answerSchema = (kv: Record<string, object> = {}, row: Record<string, object> = {}) => ({
  200: exactly({
    kv: { type: 'object', additionalProperties: false, properties: kv },
    tbl: { type: 'array', items: exactly({ r: { type: 'array', items: { type: 'object', properties: row } } }) },
    err: { type: 'array', items: exactly(strings('val')) },
  }),
});
