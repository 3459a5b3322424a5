import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext } from '../context.ts';
import { unknownDeviceMail } from '../mail/invitation-mails.ts';
import type { Member } from '../repositories/member-repository.ts';
import { newActivationKey, newPassCode } from '../security/tokens.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Mails a member a link to sign in with a new password, at most one an hour. */
export function createMailedLink(context: ApiContext) {
  const { clock, invitations, serialiseByKey } = context;

  return async function mailLink(member: Member, log: FastifyBaseLogger): Promise<void> {
    try {
      await serialiseByKey(`link of ${member.id}`, () => sendLink(member, log));
    } catch (error) {
      log.error({ err: error }, 'link not mailed');
    }
  };

  async function sendLink({ id, email, fullname }: Member, log: FastifyBaseLogger): Promise<void> {
    const now = clock().getTime();
    if (await invitations.renewalSince(id, new Date(now - hour))) return;
    const classId = (await invitations.classOf(id)) ?? '';
    const expiresAt = new Date(now + day);
    const secrets = { activationKey: newActivationKey(), passCode: newPassCode() };
    const invitation = { email, fullname, classId, expiresAt, renewsMemberId: id };
    const mail = unknownDeviceMail({ ...context, ...secrets, invitation });
    await invitations.createWithMail({ ...invitation, ...secrets }, mail);
    log.warn({ memberId: id }, 'right password on an unknown device that has to wait: link mailed');
  }
}
