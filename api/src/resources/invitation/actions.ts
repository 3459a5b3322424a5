import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import { actionsOf, type Result, type Told, type Work } from '../../core/actions.ts';
import { checkComplete } from '../../core/references.ts';
import { dataSchema } from '../../core/schemas.ts';
import { countRows } from '../../database/page.ts';
import type { Database } from '../../database/schema.ts';
import { memberByEmail, memberById } from '../../security/accounts.ts';
import { seatFreeMail } from '../class/company-mails.ts';
import { inSeats } from '../class/mail-parts.ts';
import { type ClassRecord, readClass } from '../class/reads.ts';
import { hasSeatWithoutName } from '../company-booking/table.ts';
import { faultOfHeldCode } from '../discount/redeem-code.ts';
import { confirmPartnerRequests } from '../key/requests.ts';
import { type InvitationData, invitationFields } from './fields.ts';
import { invitationMail, renewalMail } from './mails.ts';
import { dayOf, expiryIn, futureOfMails, sendInvitation } from './send.ts';
import { heldSeat, invitationStore, latestWaiting, lockClassOf, revokeInvitations } from './table.ts';

const { action, creation } = actionsOf(invitationStore);

const days = Type.Optional(
  Type.Integer({ minimum: 1, maximum: 365, title: 'How many days the key is good, 1 to 365; 14 when not given' }),
);

/** An earlier invitation of the address ends; one that holds a seat of a company is a refusal. */
export const invite = creation({
  name: 'create',
  command: 'invite',
  summary: 'Invites a member to a class: mails the link with the key, and the pass code',
  audit: 'member invited',
  input: Type.Object({ data: dataSchema(invitationFields), days }),
  async run(work) {
    const { transaction, input } = work;
    const checked = await checkComplete(transaction, invitationFields, input.data);
    if ('faults' in checked) return checked;
    const sent = await sendTo(work, checked.data, input.days);
    if (typeof sent === 'object' && 'id' in sent) await confirmPartnerRequests(transaction, checked.data, work.now);
    return sent;
  },
});

/** Only mails know keys, so that this makes a new one. */
const again = action({
  name: 'again',
  command: 'invite-again',
  summary: 'Mails a new link and pass code for an invitation; the earlier ones end',
  audit: 'member invited',
  input: Type.Object({ days }),
  lockFirst: lockClassOf,
  async run(work) {
    const { record, transaction, input, now } = work;
    if (record.memberId || record.revokedAt) return { fault: 'This invitation has ended.' };
    const { bookingId, expiresAt } = record;
    const time = now.toISOString();
    if (bookingId !== '' && expiresAt <= time && !(await hasSeatWithoutName(transaction, bookingId, time)))
      return { fault: `Every seat of booking ${bookingId} has a name by now.` };
    const member = record.renewsMemberId === null ? undefined : await memberById(transaction, record.renewsMemberId);
    const { email, fullname, classId, code } = record;
    if (!member) {
      const checked = await checkComplete(transaction, invitationFields, { email, fullname, classId, code });
      return 'faults' in checked ? checked : sendTo(work, { ...checked.data, bookingId }, input.days);
    }
    await revokeInvitations(transaction, email, now.toISOString());
    const renewal = { email, fullname, classId, renewsMemberId: member.id, expiresAt: expiryIn(now, input.days) };
    const id = await sendInvitation(work, renewal, renewalMail);
    return { id, audit: 'new password mailed', said: `${email} can choose a new password.` };
  },
});

/** With every other one of its address. */
const revoke = action({
  name: 'revoke',
  command: 'revoke',
  summary: 'Withdraws the open invitations of an e-mail address',
  audit: 'invitation revoked',
  input: Type.Object({}),
  lockFirst: lockClassOf,
  async run(work) {
    const { transaction, record, now } = work;
    if (record.memberId || record.revokedAt) return { fault: 'This invitation has ended.' };
    await revokeInvitations(transaction, record.email, now.toISOString());
    if (record.bookingId !== '') await seatFreeMail(work, record.bookingId, record.fullname);
    return { said: `The invitation of ${record.email} has ended.` };
  },
});

export const invitationActions = [invite, again, revoke] as const;

export async function sendTo(
  work: Pick<Work<unknown, unknown>, 'transaction' | 'now' | 'context' | 'mail'>,
  { email, fullname, classId, code, bookingId = '' }: InvitationData & { bookingId?: string },
  days?: number,
): Promise<Result> {
  const { transaction, now } = work;
  if (await memberByEmail(transaction, email))
    return { faults: [{ field: 'email', fault: 'This person is a member already.' }] };
  const invitedTo = await readClass(transaction, classId);
  if (!invitedTo || invitedTo.startsAt <= now.toISOString())
    return { faults: [{ field: 'classId', fault: 'This class has begun.' }] };
  const held = await heldSeat(transaction, email, bookingId, now.toISOString());
  if (held) return { faults: [{ field: 'email', fault: alreadyNamed(held) }] };
  const other = await latestWaiting(transaction, email);
  const ended = other && other.classId !== classId && (await readClass(transaction, other.classId));
  const withdrawn = await revokeInvitations(transaction, email, now.toISOString());
  const codeFault = code && (await faultOfHeldCode(transaction, code, classId, now.toISOString()));
  if (codeFault) return { faults: [{ field: 'code', fault: codeFault }] };
  const expiresAt = expiryIn(now, days);
  const id = await sendInvitation(work, { email, fullname, classId, code, bookingId, expiresAt }, invitationMail);
  const earlier = withdrawn > 0 && !ended ? `The earlier invitation of ${email} has ended.\n` : '';
  const said = `${earlier}Invited ${email} to class ${classId}, until ${dayOf(expiresAt)}. ${futureOfMails(work.context)}`;
  const many = bookingId === '' ? await tooMany(transaction, invitedTo, now.toISOString()) : undefined;
  const endedText = withdrawn > 0 && ended && `The invitation of ${email} to “${ended.name}” has ended.`;
  const notice = endedText ? { of: email, text: [endedText, many?.text].filter(Boolean).join(' ') } : many;
  return { id, detail: `class ${classId}`, replaces: withdrawn > 0, said, notice };
}

const alreadyNamed = ({ id, company, name }: NonNullable<Awaited<ReturnType<typeof heldSeat>>>): string =>
  `This person is invited to “${name}”, to a seat of ${company}. Take the name out of booking ${id} first, or wait until the invitation is accepted.`;

/** Only that of a company holds a seat: more people may be invited than there are seats. */
async function tooMany(
  transaction: Transaction<Database>,
  { id, name, seatsLeft }: ClassRecord,
  now: string,
): Promise<Told['notice']> {
  const invited = await countRows(
    transaction
      .selectFrom('invitations')
      .select('keyHash')
      .where('classId', '=', id)
      .where('bookingId', '=', '')
      .where('memberId', 'is', null)
      .where('revokedAt', 'is', null)
      .where('expiresAt', '>', now),
  );
  if (invited <= seatsLeft) return undefined;
  const text = `${inSeats(seatsLeft)} left in “${name}”, ${invited} invited: somebody who accepts when it is full waits for a seat.`;
  return { of: id, text };
}
