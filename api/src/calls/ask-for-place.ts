import { ownCallPaths, type PlaceRequest } from '@agile-languages/shared/api';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { answer, refusal } from '../http/answer.ts';
import { answerSchema, exactly, id, text } from '../http/schemas.ts';
import { limitMessages } from '../mail/limit-messages.ts';
import { placeMessage } from '../mail/place-message.ts';
import { campaignIn } from '../partners/campaign-in.ts';
import { createMessageRepository } from '../repositories/message-repository.ts';
import { createPartnerRequestRepository } from '../repositories/partner-request-repository.ts';
import { emailFault } from '../staff/email-fault.ts';

const bodyLimit = 65_536;
const required = { fkClassId: id, name: text(200), email: text(254), message: text(10_000) };

const schema = {
  summary: 'Takes the message of a visitor without an account who asks for a place in a class',
  description:
    'An extension beyond the ten calls. The message is in the inbox of the desk and becomes a mail, as those of the contact forms. With the key of the partner from whose page the visitor came, the request counts for that partner.',
  body: exactly({ kv: { ...exactly(required), properties: { ...required, partner: id, campaign: text(64) } } }),
  response: answerSchema(),
};

export function askForPlace(app: FastifyInstance, context: ApiContext): void {
  const { classes, clock, db, mail, partnerKeys, throttles } = context;
  const messages = createMessageRepository(db, clock);
  const options = { schema, bodyLimit, preHandler: limitMessages(throttles) };

  app.post<{ Body: { kv: PlaceRequest } }>(`/${ownCallPaths.askForPlace}`, options, async ({ body: { kv }, log }) => {
    const name = line(kv.name);
    const email = kv.email.trim();
    if (name === '') return refusal('Your name is missing.');
    const fault = emailFault(email);
    if (fault) return refusal(fault);
    const asked = await classes.byId(kv.fkClassId);
    if (asked?.state !== 'published') return refusal('This class does not exist or is no longer offered.');

    const key = kv.partner ? await partnerKeys.valid(kv.partner) : undefined;
    const partnerKey = key?.key ?? '';
    const campaign = key ? campaignIn(kv.campaign ?? '') : '';
    const { message, copy } = placeMessage({ asked, name, email, words: kv.message, mail });
    await messages.add({ ...message, partnerKey, campaign }, copy, async (transaction) => {
      if (key) await createPartnerRequestRepository(transaction, clock).add(key, asked.id, campaign);
    });
    log.info({ classId: asked.id, fromPartner: key !== undefined }, 'place asked for');
    return answer({});
  });
}

const line = (value: string) => value.replaceAll(/\s+/g, ' ').trim();
