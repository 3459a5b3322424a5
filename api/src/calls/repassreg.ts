import { callPaths } from '@agile-languages/shared/api';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { answer, refusal } from '../http/answer.ts';
import { limitGuesses } from '../http/limit-guesses.ts';
import { answerSchema, kvBody, strings, text } from '../http/schemas.ts';
import { passCodeMail } from '../mail/invitation-mails.ts';
import { newPassCode, newToken } from '../security/tokens.ts';
import { invitationFault } from './invitation-fault.ts';

const schema = {
  summary: 'Mails a new pass code for an invitation; the earlier one ends',
  description: 'The token in the answer is a receipt. It opens nothing: only the pass code lets a person sign in.',
  body: kvBody({ activationKey: text(200), apiId: { const: 'reg' } }),
  response: answerSchema(strings('token')),
};

export function repassreg(app: FastifyInstance, context: ApiContext): void {
  const { clock, invitations, throttles } = context;

  app.post<{ Body: { kv: { activationKey: string } } }>(
    `/${callPaths.repassreg}`,
    { schema, preHandler: limitGuesses(context.throttles) },
    async ({ body: { kv }, log }) => {
      const activationKey = kv.activationKey.trim();
      const invitation = await invitations.byKey(activationKey);
      const fault = invitationFault(invitation, clock());
      if (!invitation || fault) return refusal(fault ?? '');
      if (invitation.memberId) return refusal('This activation key was already used. Please log in.');
      if (!throttles.resendsPerInvitation.take(invitation.keyHash))
        return refusal('Several pass codes were sent already. Please wait a quarter of an hour.');
      const passCode = newPassCode();
      const mail = passCodeMail({ ...context, invitation, activationKey, passCode });
      await invitations.replacePassCode(activationKey, passCode, mail);
      log.info('pass code sent again');
      return answer({ token: newToken() });
    },
  );
}
