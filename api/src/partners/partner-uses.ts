import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { exactly, id } from '../http/schemas.ts';
import { networkOf } from '../security/network.ts';
import { createUseCounter, type UseKind, useKinds } from './use-counter.ts';

const schema = {
  summary: 'Counts that an element was shown on a partner page, or used there for the first time',
  description:
    'Counted are pages of the origins that are registered for the key. The answer tells nothing, and nothing is kept of the visitor.',
  params: exactly({ key: id, kind: { enum: useKinds } }),
  response: { 204: { type: 'null' } },
};

interface Used {
  Params: { key: string; kind: UseKind };
}

/** Needs no preflight: no body, no headers of its own. */
export function partnerUses(app: FastifyInstance, { clock, db, partnerKeys, throttles }: ApiContext): void {
  const uses = createUseCounter(db, clock);
  app.addHook('onClose', () => uses.flush().catch(() => {}));
  app.post<Used>('/partners/:key/uses/:kind', { schema }, async ({ headers, ip, params: { key, kind } }, reply) => {
    const isWithin = throttles.partnerUsesPerNetwork.take(networkOf(ip));
    if (isWithin && (await partnerKeys.hasOrigin(key, headers.origin ?? ''))) uses.add(key, kind);
    return reply.code(204).send();
  });
}
