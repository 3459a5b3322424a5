import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { exactly, id, strings } from '../http/schemas.ts';
import { createPartnerEnrolmentRepository } from '../repositories/partner-enrolment-repository.ts';
import { limitPartnerCalls } from './limit-partner-calls.ts';

const schema = {
  summary: 'Uses up the code by which a partner page learns of an enrolment',
  description:
    'Good for one time, for an hour, and on pages of the origins that are registered for the partner key. Any other code answers an empty `classId`.',
  params: exactly({ code: id }),
  response: { 200: exactly(strings('classId', 'campaign')) },
};

/** Needs no preflight: no body, no headers of its own. */
export function partnerCodes(app: FastifyInstance, { clock, db, throttles }: ApiContext): void {
  const enrolments = createPartnerEnrolmentRepository(db, clock);
  app.post<{ Params: { code: string } }>(
    '/partner-codes/:code',
    { schema, preHandler: limitPartnerCalls(throttles) },
    async ({ headers, params, log }) => {
      const redeemed = await enrolments.redeem(params.code, headers.origin ?? '');
      log.info({ isGood: redeemed !== undefined }, 'partner code');
      return redeemed ?? { classId: '', campaign: '' };
    },
  );
}
