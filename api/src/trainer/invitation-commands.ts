import { UserError } from '@agile-languages/shared/errors';
import type { ApiContext } from '../context.ts';
import { invitationMail, renewalMail } from '../mail/invitation-mails.ts';
import type { Invitation, NewInvitation } from '../repositories/invitation-repository.ts';
import { newActivationKey, newPassCode } from '../security/tokens.ts';
import { countIn, emailIn, lineIn } from './checks.ts';
import type { Command } from './command.ts';
import { table } from './table.ts';

const day = 86_400_000;
const email = { value: 'address', help: 'E-mail address of the member', required: true };
const days = { value: 'number', help: 'How many days the key is good, 1 to 365; 14 when not given' };

export const invite: Command = {
  summary: 'Invites a member to a class: mails the link with the key, and the pass code',
  options: {
    email,
    name: { value: 'name', help: 'Full name of the member', required: true },
    class: { value: 'id', help: 'Class in which the member is enrolled on activation', required: true },
    days,
  },
  async run(context, values, print) {
    const person = { email: emailIn(values.required('email')), fullname: lineIn('name', values.required('name'), 200) };
    const classId = values.required('class');
    const expiresAt = expiryOf(context, values.optional('days'));
    if ((await context.classes.byId(classId))?.state !== 'published')
      throw new UserError(`There is no class ${classId}. See: classes`);
    if (await context.members.byEmail(person.email))
      throw new UserError(`${person.email} is a member already. For a new password use: renew-password`);
    const withdrawn = await context.invitations.revoke(person.email);
    await send(context, { ...person, classId, expiresAt }, invitationMail);
    if (withdrawn > 0) print(`The earlier invitation of ${person.email} has ended.`);
    print(`Invited ${person.email} to class ${classId}, until ${dateOf(expiresAt)}. ${whatHappensToMails(context)}`);
  },
};

export const renewPassword: Command = {
  summary: 'Mails a member a link with a key, and a pass code, to choose a new password',
  options: { email, days },
  async run(context, values, print) {
    const member = await context.members.byEmail(emailIn(values.required('email')));
    if (!member) throw new UserError(`${values.required('email')} is not a member. To make one use: invite`);
    const expiresAt = expiryOf(context, values.optional('days'));
    const classId = (await context.invitations.classOf(member.id)) ?? '';
    await context.invitations.revoke(member.email);
    const { email, fullname } = member;
    await send(context, { email, fullname, classId, expiresAt, renewsMemberId: member.id }, renewalMail);
    print(`${email} can choose a new password until ${dateOf(expiresAt)}. ${whatHappensToMails(context)}`);
  },
};

export const listInvitations: Command = {
  summary: 'Lists invitations, newest first',
  options: { open: { help: 'Only those that can still be accepted' } },
  async run(context, values, print) {
    const now = context.clock().toISOString();
    const all = await context.invitations.newest();
    const shown = values.has('open') ? all.filter((invitation) => stateOf(invitation, now) === 'open') : all;
    const rows = shown.map((invitation) => [
      invitation.email,
      invitation.fullname,
      invitation.renewsMemberId ? 'new password' : `class ${invitation.classId}`,
      stateOf(invitation, now),
      invitation.expiresAt.slice(0, 10),
    ]);
    print(rows.length > 0 ? table(['e-mail', 'name', 'for', 'state', 'until'], rows) : 'There is no invitation.');
  },
};

export const revoke: Command = {
  summary: 'Withdraws the open invitations of an e-mail address',
  options: { email },
  async run(context, values, print) {
    const address = emailIn(values.required('email'));
    const withdrawn = await context.invitations.revoke(address);
    if (withdrawn === 0) throw new UserError(`${address} has no open invitation.`);
    print(`The invitation of ${address} has ended.`);
  },
};

export const signOut: Command = {
  summary: 'Ends every sign-in of a member',
  options: { email },
  async run({ devices, members, sessions }, values, print) {
    const member = await members.byEmail(emailIn(values.required('email')));
    if (!member) throw new UserError(`${values.required('email')} is not a member.`);
    const ended = await sessions.endAllOf(member.id);
    await devices.forgetAllOf(member.id);
    print(`Ended ${ended} ${ended === 1 ? 'sign-in' : 'sign-ins'} of ${member.email}.`);
  },
};

async function send(
  context: ApiContext,
  invitation: Omit<NewInvitation, 'activationKey' | 'passCode'>,
  mailOf: typeof invitationMail,
): Promise<void> {
  const secrets = { activationKey: newActivationKey(), passCode: newPassCode() };
  const mail = mailOf({ ...context, ...secrets, invitation });
  await context.invitations.createWithMail({ ...invitation, ...secrets }, mail);
}

function expiryOf({ clock }: ApiContext, given = '14'): Date {
  return new Date(clock().getTime() + countIn('days', given, 1, 365) * day);
}

const dateOf = (date: Date) => date.toISOString().slice(0, 10);

function whatHappensToMails({ demo, mail }: ApiContext): string {
  if (demo) return 'The mail is in the outbox of the demonstration.';
  return mail.smtpUrl
    ? 'The running API sends the mail.'
    : 'SMTP_URL is not set here: the mail waits until an API with SMTP_URL runs.';
}

function stateOf({ memberId, revokedAt, expiresAt }: Invitation, now: string): string {
  if (memberId) return 'accepted';
  if (revokedAt) return 'withdrawn';
  return expiresAt > now ? 'open' : 'expired';
}
