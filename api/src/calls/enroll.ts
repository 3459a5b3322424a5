import { callPaths, type EnrollRequest } from '@agile-languages/shared/api';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { answer, refusal } from '../http/answer.ts';
import { answerSchema, exactly, id, text } from '../http/schemas.ts';
import { campaignIn } from '../partners/campaign-in.ts';
import { createPartnerEnrolmentRepository } from '../repositories/partner-enrolment-repository.ts';

const required = { cookie: text(200), apiId: { const: 'GetEnrolledClassInfo' }, fkClassId: id };

const schema = {
  summary: 'Takes one seat of a class for the member behind the token',
  description:
    'Asked again for the same class it answers as the first time and takes no second seat. With the key of the partner from whose page the visitor came, `code` is good for one time: by it that page learns of the enrolment.',
  body: exactly({ kv: { ...exactly(required), properties: { ...required, partner: id, campaign: text(64) } } }),
  response: answerSchema({ code: { type: 'string' } }),
};

export function enroll(app: FastifyInstance, { clock, db, enrolments, recentLists, sessions }: ApiContext): void {
  app.post<{ Body: { kv: EnrollRequest } }>(`/${callPaths.enroll}`, { schema }, async ({ body: { kv }, log }) => {
    const memberId = await sessions.memberOf(kv.cookie);
    if (!memberId) return refusal('Your sign-in has ended. Please log in again.');
    const { fkClassId, partner: partnerKey = '', campaign = '' } = kv;
    const result = await enrolments.enrol(memberId, fkClassId, async (transaction) => {
      const visit = { partnerKey, campaign: campaignIn(campaign) };
      if (partnerKey) await createPartnerEnrolmentRepository(transaction, clock).add(memberId, fkClassId, visit);
    });
    recentLists.forget();
    log.info({ memberId, result }, 'enrolment asked');
    switch (result) {
      case 'enrolled': {
        const fromPartner = createPartnerEnrolmentRepository(db, clock);
        const code = partnerKey && (await fromPartner.newCode(memberId, fkClassId, partnerKey));
        return answer(code ? { code } : {});
      }
      case 'unknown class':
        return refusal('This class does not exist or is no longer offered.');
      case 'begun':
        return refusal('This class has begun. Please choose another class.');
      case 'no seat':
        return refusal('This class has no seat left. Please choose another class.');
    }
  });
}
