import type { WireAnswer } from '@agile-languages/shared/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TObject, TProperties, TSchema } from 'typebox';
import { compressedList } from './list-answers.ts';
import { emptyBody, exactly, kvBody, type TypedInstance } from './schemas.ts';

/** Also by GET, with the keys of `kv` as query: browsers ask another origin for that without a preflight. */
export function listCall<Kv extends TProperties>(
  app: TypedInstance,
  path: string,
  { kv, response, ...words }: ListSchema<Kv>,
  answer: ListAnswer<Kv>,
): void {
  const body: TSchema = kv ? kvBody(kv) : emptyBody;
  const querystring: TSchema = exactly(kv ?? {});
  app.post(
    path,
    { ...compressedList, schema: { ...words, body, response }, ...(!kv && { preValidation: takeNoBodyAsEmpty }) },
    (request, reply) => answer((request.body as { kv: Static<TObject<Kv>> }).kv, request, reply),
  );
  app.get(path, { ...compressedList, schema: { ...words, querystring, response } }, (request, reply) =>
    answer(request.query as Static<TObject<Kv>>, request, reply),
  );
}

async function takeNoBodyAsEmpty(request: FastifyRequest): Promise<void> {
  request.body ??= {};
}

interface ListSchema<Kv extends TProperties> {
  summary: string;
  description?: string;
  kv?: Kv;
  response: Record<number, TSchema>;
}

type ListAnswer<Kv extends TProperties> = (
  kv: Static<TObject<Kv>>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<WireAnswer | FastifyReply>;
