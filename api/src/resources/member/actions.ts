import { Type } from 'typebox';
import { actionsOf, type Work } from '../../core/actions.ts';
import { type Member, setPassword } from '../../security/accounts.ts';
import { forgetDevicesOf } from '../../security/device-repository.ts';
import { createSessionRepository } from '../../security/session-repository.ts';
import { movedUp } from '../class/seats.ts';
import { renewalMail, unknownDeviceMail } from '../invitation/mails.ts';
import { dayOf, expiryIn, futureOfMails, sendInvitation } from '../invitation/send.ts';
import { classOfMember, revokeInvitations } from '../invitation/table.ts';
import { eraseMember, lockClassesOf } from './erase.ts';
import { needsNoSeat } from './needs-no-seat.ts';
import { save } from './save.ts';
import { memberStore } from './table.ts';

const { action } = actionsOf(memberStore);

const nothing = Type.Object({});

const renew = action({
  name: 'renewal',
  keepsVersion: true,
  command: 'renew-password',
  summary: 'Mails a member a link with a key, and a pass code, to choose a new password',
  audit: 'new password mailed',
  input: Type.Object({
    days: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 365, title: 'How many days the key is good, 1 to 365; 14 when not given' }),
    ),
  }),
  async run(work) {
    const { transaction, record, input, now } = work;
    const expiresAt = expiryIn(now, input.days);
    await revokeInvitations(transaction, record.email, now.toISOString());
    await sendInvitation(work, await renewalOf(work, expiresAt), renewalMail);
    return {
      said: `${record.email} can choose a new password until ${dayOf(expiresAt)}. ${futureOfMails(work.context)}`,
    };
  },
});

/** After the right password on an unknown device while others guess; nothing when a link is there already. */
export const mailSignInLink = action({
  name: 'mail a link to sign in',
  keepsVersion: true,
  summary: 'Mails a member a link to sign in with a new password, at most one an hour',
  audit: 'link to sign in mailed',
  input: nothing,
  async run(work) {
    const { transaction, record, now } = work;
    const open = await transaction
      .selectFrom('invitations')
      .select('keyHash')
      .where('renewsMemberId', '=', record.id)
      .where('memberId', 'is', null)
      .where('revokedAt', 'is', null)
      .where('createdAt', '>', new Date(now.getTime() - hour).toISOString())
      .executeTakeFirst();
    if (open) return 'unchanged';
    await sendInvitation(work, await renewalOf(work, expiryIn(now, 1)), unknownDeviceMail);
    return {};
  },
});

const hour = 3_600_000;

export const signOut = action({
  name: 'sign-out',
  keepsVersion: true,
  command: 'sign-out',
  summary: 'Ends every sign-in of a member',
  audit: 'member signed out',
  input: nothing,
  async run({ transaction, record: { id, email }, now }) {
    const ended = await createSessionRepository(transaction, () => now).endAllOf(id);
    await forgetDevicesOf(transaction, id);
    const said = `Ended ${ended} ${ended === 1 ? 'sign-in' : 'sign-ins'} of ${email}.`;
    return { detail: `${ended} sign-ins`, answer: { ended }, said };
  },
});

/** Every sign-in with the earlier password ends. */
export const changePassword = action({
  name: 'change the password',
  keepsVersion: true,
  summary: 'Gives a member a new password',
  audit: 'password changed',
  input: Type.Object({ passwordHash: Type.String() }),
  async run({ transaction, record: { id }, input: { passwordHash } }) {
    await setPassword(transaction, id, passwordHash);
    return {};
  },
});

/** What may have been invoiced stays without a name. */
const erase = action({
  name: 'erase',
  keepsVersion: true,
  summary: 'Erases a member: name, address, sign-ins, mails and seats in classes that have not begun',
  audit: 'member erased',
  roles: ['owner'],
  input: nothing,
  lockFirst: lockClassesOf,
  async run(work) {
    const { names, ...answer } = await eraseMember(work);
    const notice = movedUp(work.record.id, names);
    const detail = `enrolments kept: ${answer.kept}, seats given back: ${answer.givenBack}`;
    return { subject: `member ${work.record.id}`, detail, answer, notice };
  },
});

export const memberActions = [save, renew, signOut, needsNoSeat, erase] as const;

const renewalOf = async ({ transaction, record: { id, email, fullname } }: Work<Member, unknown>, expiresAt: Date) => ({
  email,
  fullname,
  classId: await classOfMember(transaction, id),
  expiresAt,
  renewsMemberId: id,
});
