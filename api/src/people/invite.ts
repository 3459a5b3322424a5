import type { Transaction } from 'kysely';
import type { ApiContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { invitationMail, renewalMail } from '../mail/invitation-mails.ts';
import { createInvitationRepository, type NewInvitation } from '../repositories/invitation-repository.ts';
import { createMailRepository } from '../repositories/mail-repository.ts';
import type { Member } from '../repositories/member-repository.ts';
import { newActivationKey, newPassCode } from '../security/tokens.ts';

type Context = Pick<ApiContext, 'classes' | 'clock' | 'db' | 'invitations' | 'mail' | 'members' | 'siteOrigin'>;

export interface Invitee {
  email: string;
  fullname: string;
  classId: string;
  expiresAt: Date;
}

/** What else belongs to the same transaction. */
type Also = (transaction: Transaction<Database>) => Promise<void>;

export type InviteResult = { kind: 'invited'; withdrawn: number } | { kind: 'no class' } | { kind: 'member' };

const day = 86_400_000;

/** When an invitation ends that is sent now. */
export const expiryIn = ({ clock }: Pick<ApiContext, 'clock'>, days: number): Date =>
  new Date(clock().getTime() + days * day);

/** Mails a link with a key, and a pass code. An earlier invitation of the same address ends. */
export async function invite(context: Context, invitee: Invitee, also?: Also): Promise<InviteResult> {
  if ((await context.classes.byId(invitee.classId))?.state !== 'published') return { kind: 'no class' };
  if (await context.members.byEmail(invitee.email)) return { kind: 'member' };
  return { kind: 'invited', withdrawn: await send(context, invitee, invitationMail, also) };
}

/** The same to a member, who chooses a new password by it. */
export async function renewPassword(context: Context, member: Member, expiresAt: Date, also?: Also): Promise<void> {
  const { email, fullname, id } = member;
  const classId = (await context.invitations.classOf(id)) ?? '';
  await send(context, { email, fullname, classId, expiresAt, renewsMemberId: id }, renewalMail, also);
}

function send(
  context: Context,
  invitation: Omit<NewInvitation, 'activationKey' | 'passCode'>,
  mailOf: typeof invitationMail,
  also?: Also,
): Promise<number> {
  return context.db.transaction().execute(async (transaction) => {
    const withdrawn = await sendWithin(transaction, context, invitation, mailOf);
    await also?.(transaction);
    return withdrawn;
  });
}

/** Invites as a part of something larger, which has looked at the class and at the members. */
export const inviteWithin = (
  transaction: Transaction<Database>,
  context: Pick<Context, 'clock' | 'mail' | 'siteOrigin'>,
  invitee: Invitee,
): Promise<number> => sendWithin(transaction, context, invitee, invitationMail);

async function sendWithin(
  transaction: Transaction<Database>,
  context: Pick<Context, 'clock' | 'mail' | 'siteOrigin'>,
  invitation: Omit<NewInvitation, 'activationKey' | 'passCode'>,
  mailOf: typeof invitationMail,
): Promise<number> {
  const secrets = { activationKey: newActivationKey(), passCode: newPassCode() };
  const invitations = createInvitationRepository(transaction, context.clock);
  const withdrawn = await invitations.revoke(invitation.email);
  await invitations.create({ ...invitation, ...secrets });
  await createMailRepository(transaction, context.clock).add(mailOf({ ...context, ...secrets, invitation }));
  return withdrawn;
}
