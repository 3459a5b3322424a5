import { ownCallPaths, type PlaceRequest } from '@agile-languages/shared/api';
import type { FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { perform } from '../core/perform.ts';
import { answer, refusal } from '../http/answer.ts';
import { turnOfMessage } from '../http/limit-requests.ts';
import { answerSchema, exactly, id, type TypedInstance, text } from '../http/schemas.ts';
import { askForPlace as ask } from '../resources/message/actions.ts';
import { networkOf } from '../security/network.ts';

const bodyLimit = 65_536;
const required = { fkClassId: id, name: text(200), email: text(254), message: text(10_000) };

const visit = { partner: id, campaign: text(64), fields: text(800), origin: text(300), page: text(2000) };

const schema = {
  summary: 'Takes the message of a visitor without an account who asks for a place in a class',
  description:
    'An extension beyond the ten calls. The message is in the inbox of the desk and becomes a mail, as those of the contact forms. With the key of the partner from whose page the visitor came, a request that a browser sends from the site counts for that partner: once for each mailbox and class, as not confirmed until staff have answered it, invited that person or given a seat.',
  body: exactly({ kv: { ...exactly(required), properties: { ...required, ...visit } } }),
  response: answerSchema(),
};

export function askForPlace(app: TypedInstance, context: ApiContext): void {
  app.post(`/${ownCallPaths.askForPlace}`, { schema, bodyLimit }, async (request) => {
    const refused = await takeRequest(context, request, request.body.kv);
    return refused === undefined ? answer({}) : refusal(refused);
  });
}

/** Returns the sentence of a refusal. */
export async function takeRequest(
  context: ApiContext,
  request: FastifyRequest,
  {
    name,
    email,
    message: words,
    fkClassId: classId,
    partner = '',
    campaign = '',
    fields = '',
    origin = '',
    page = '',
  }: PlaceRequest,
): Promise<string | undefined> {
  const { headers, ip, log } = request;
  const turn = await turnOfMessage(context, request);
  const mayCount =
    partner !== '' &&
    headers.origin === context.siteOrigin &&
    context.throttles.partnerRequestsPerNetwork.take(networkOf(ip));
  const visit = { partnerKey: mayCount ? partner : '', campaign, fields, origin, page };
  const input = { name, email, words, classId, ...visit, turn };
  const outcome = await perform(context, ask, undefined, input, { email: '', address: ip });
  if (outcome.kind === 'fault' && !outcome.faults) return outcome.fault;
  if (outcome.kind === 'done') log.info({ classId, fromPartner: outcome.record.partnerKey !== '' }, 'place asked for');
  return undefined;
}
