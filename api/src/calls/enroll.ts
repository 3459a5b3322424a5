import { callPaths, type EnrollRequest } from '@agile-languages/shared/api';
import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext } from '../context.ts';
import { noStaff } from '../core/audit.ts';
import { perform, sentenceIn } from '../core/perform.ts';
import { answer, refusal } from '../http/answer.ts';
import { tooManyTries } from '../http/limit-requests.ts';
import { answerSchema, exactly, id, type TypedInstance, text } from '../http/schemas.ts';
import { enrolOnSite } from '../resources/enrolment/enrol-on-site.ts';
import { newPartnerCode } from '../resources/key/visits.ts';

const required = { cookie: text(200), apiId: { const: 'GetEnrolledClassInfo' }, fkClassId: id };

export const waits =
  'This class has no seat left. You are on its waiting list: a seat that becomes free is at once the seat of the member who waits longest. A mail is on its way to you.';

const schema = {
  summary: 'Takes one seat of a class for the member behind the token',
  description:
    'Asked again for the same class it answers as the first time and takes no second seat. A member who was invited to a class that is full waits for a seat, and `notice` says so; so does any member with `waits`, who gets no seat where one is free, but the one that a company keeps for this member. `discount` is a discount code, which a place on the waiting list keeps; one that is not good takes no seat, and a member tries ten in ten minutes. With the key of the partner from whose page the visitor came, `code` is good for one time: by it that page learns of the enrolment.',
  body: exactly({
    kv: {
      ...exactly(required),
      properties: {
        ...required,
        partner: id,
        campaign: text(64),
        fields: text(800),
        origin: text(300),
        page: text(2000),
        discount: text(60),
        waits: { type: 'boolean' } as const,
      },
    },
  }),
  response: answerSchema({ code: { type: 'string' }, notice: { type: 'string' } }),
};

export function enroll(app: TypedInstance, context: ApiContext): void {
  const { clock, db, sessions } = context;
  app.post(`/${callPaths.enroll}`, { schema }, async ({ body: { kv }, log }) => {
    const memberId = await sessions.memberOf(kv.cookie);
    if (!memberId) return refusal(signInEnded);
    const { fkClassId: classId, partner = '' } = kv;
    const result = await enrolMember(context, log, memberId, kv);
    if ('fault' in result) return refusal(result.fault);
    if (result.notice) return answer({ notice: result.notice });
    const code = partner && (await newPartnerCode(db, { memberId, classId }, partner, clock()));
    return answer(code ? { code } : {});
  });
}

export const signInEnded = 'Your sign-in has ended. Please log in again.';

/** `notice` says that the member waits for a seat. */
export async function enrolMember(
  context: ApiContext,
  log: FastifyBaseLogger,
  memberId: string,
  order: Order,
): Promise<{ notice?: string } | { fault: string }> {
  const { codesPerMember } = context.throttles;
  const { fkClassId: classId, partner: partnerKey = '', campaign = '', fields = '', origin = '', page = '' } = order;
  const { discount: code = '', waits: mayWait } = order;
  if (code.trim() !== '' && !codesPerMember.take(memberId)) {
    log.warn({ memberId }, 'refused: too many discount codes of one member');
    return { fault: tooManyTries(codesPerMember.waitOf(memberId)) };
  }
  const input = { memberId, classId, partnerKey, campaign, fields, origin, page, code, waits: mayWait };
  const outcome = await perform(context, enrolOnSite, undefined, input, noStaff);
  log.info({ memberId, result: outcome.kind }, 'enrolment asked');
  if (outcome.kind !== 'done') return { fault: sentenceIn(outcome) };
  const { record, notice: ofCode } = outcome;
  if (record.state !== 'waiting') return {};
  return { notice: ofCode ? `${waits} ${ofCode.text}` : waits };
}

type Order = Omit<EnrollRequest, 'cookie' | 'apiId'>;
