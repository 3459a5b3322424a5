import { callPaths } from '@agile-languages/shared/api';
import type { FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { noStaff } from '../core/audit.ts';
import { perform } from '../core/perform.ts';
import { answer, refusal } from '../http/answer.ts';
import { limitBy } from '../http/limit-requests.ts';
import { answerSchema, kvBody, strings, type TypedInstance, text } from '../http/schemas.ts';
import { renewPassCode } from '../resources/invitation/accept.ts';
import { invitationByKey } from '../resources/invitation/keys.ts';
import { invitationId } from '../resources/invitation/table.ts';
import { newToken } from '../security/tokens.ts';
import { invitationFault } from './invitation-fault.ts';

const schema = {
  summary: 'Mails a new pass code for an invitation; the earlier one ends',
  description: 'The token in the answer is a receipt. It opens nothing: only the pass code lets a person sign in.',
  body: kvBody({ activationKey: text(200), apiId: { const: 'reg' } }),
  response: answerSchema(strings('token')),
};

export function repassreg(app: TypedInstance, context: ApiContext): void {
  app.post(`/${callPaths.repassreg}`, { schema }, async (request) => {
    const fault = await resendPassCode(context, request, request.body.kv.activationKey.trim());
    return fault === undefined ? answer({ token: newToken() }) : refusal(fault);
  });
}

/** Returns the sentence of a refusal. */
export async function resendPassCode(
  context: ApiContext,
  request: FastifyRequest,
  activationKey: string,
): Promise<string | undefined> {
  const { clock, db, throttles } = context;
  const invitation = await invitationByKey(db, activationKey);
  limitBy(throttles.guessesPerAddress, request, invitation?.keyHash);
  const fault = await invitationFault(db, invitation, clock());
  if (!invitation || fault) return fault ?? '';
  if (invitation.memberId) return 'This activation key was already used. Please log in.';
  if (!throttles.resendsPerInvitation.take(invitation.keyHash))
    return 'Several pass codes were sent already. Please wait a quarter of an hour.';
  await perform(context, renewPassCode, { id: invitationId(invitation) }, { activationKey }, noStaff);
  request.log.info('pass code sent again');
  return undefined;
}
