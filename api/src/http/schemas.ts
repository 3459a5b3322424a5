import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WireAnswer } from '@agile-languages/shared/api';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import { type TProperties, Type } from 'typebox';
import type { PageRequest } from '../database/page.ts';

export type TypedInstance = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

const maxRows = 100;

/** PostgreSQL cannot store the character 0. */
export const text = (maxLength: number, more: { title?: string; description?: string; option?: string } = {}) =>
  Type.String({ maxLength, pattern: '^[^\\u0000]*$', ...more });

export const id = text(64);

export const count = Type.Union([
  Type.Integer({ minimum: 0, maximum: 999_999_999 }),
  Type.String({ pattern: '^[0-9]{1,9}$' }),
]);

export const kvBody = <Properties extends TProperties>(properties: Properties) => exactly({ kv: exactly(properties) });

export const exactly = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

export const emptyBody = exactly({});

export const pageRequest = (kv: { startLimit: number | string; limit: number | string }): PageRequest => ({
  offset: Number(kv.startLimit),
  limit: Math.min(Number(kv.limit), maxRows),
});

export const strings = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { type: 'string' }]));

export const answerSchema = (kv: Record<string, object> = {}, row: Record<string, object> = {}) => ({
  200: Type.Unsafe<WireAnswer | string | ArrayBuffer | Uint8Array>(
    exactly({
      kv: { type: 'object', additionalProperties: false, properties: kv },
      tbl: { type: 'array', items: exactly({ r: { type: 'array', items: { type: 'object', properties: row } } }) },
      err: { type: 'array', items: exactly(strings('val')) },
    }),
  ),
});
