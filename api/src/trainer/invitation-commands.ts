import { UserError } from '@agile-languages/shared/errors';
import type { ApiContext } from '../context.ts';
import { invitationState } from '../people/invitation-state.ts';
import { expiryIn, invite as sendInvitation, renewPassword as sendRenewal } from '../people/invite.ts';
import { countIn, emailIn, lineIn } from './checks.ts';
import type { Command } from './command.ts';
import { table } from './table.ts';

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
    const email = emailIn(values.required('email'));
    const fullname = lineIn('name', values.required('name'), 200);
    const classId = values.required('class');
    const expiresAt = expiryOf(context, values.optional('days'));
    const result = await sendInvitation(context, { email, fullname, classId, expiresAt });
    if (result.kind === 'no class') throw new UserError(`There is no class ${classId}. See: classes`);
    if (result.kind === 'member')
      throw new UserError(`${email} is a member already. For a new password use: renew-password`);
    if (result.withdrawn > 0) print(`The earlier invitation of ${email} has ended.`);
    print(`Invited ${email} to class ${classId}, until ${dateOf(expiresAt)}. ${whatHappensToMails(context)}`);
  },
};

export const renewPassword: Command = {
  summary: 'Mails a member a link with a key, and a pass code, to choose a new password',
  options: { email, days },
  async run(context, values, print) {
    const member = await context.members.byEmail(emailIn(values.required('email')));
    if (!member) throw new UserError(`${values.required('email')} is not a member. To make one use: invite`);
    const expiresAt = expiryOf(context, values.optional('days'));
    await sendRenewal(context, member, expiresAt);
    print(`${member.email} can choose a new password until ${dateOf(expiresAt)}. ${whatHappensToMails(context)}`);
  },
};

export const listInvitations: Command = {
  summary: 'Lists invitations, newest first',
  options: { open: { help: 'Only those that can still be accepted' } },
  async run(context, values, print) {
    const now = context.clock().toISOString();
    const all = await context.invitations.newest();
    const shown = values.has('open') ? all.filter((invitation) => invitationState(invitation, now) === 'open') : all;
    const rows = shown.map((invitation) => [
      invitation.email,
      invitation.fullname,
      invitation.renewsMemberId ? 'new password' : `class ${invitation.classId}`,
      invitationState(invitation, now),
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

const expiryOf = (context: ApiContext, given = '14'): Date => expiryIn(context, countIn('days', given, 1, 365));

const dateOf = (date: Date) => date.toISOString().slice(0, 10);

function whatHappensToMails({ demo, mail }: ApiContext): string {
  if (demo) return 'The mail is in the outbox of the demonstration.';
  return mail.smtpUrl
    ? 'The running API sends the mail.'
    : 'SMTP_URL is not set here: the mail waits until an API with SMTP_URL runs.';
}
