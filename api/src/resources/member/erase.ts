import type { Transaction } from 'kysely';
import type { Work } from '../../core/actions.ts';
import type { Database } from '../../database/schema.ts';
import { addressesOf, erasedEmail, type Member } from '../../security/accounts.ts';
import { forgetDevicesOf } from '../../security/device-repository.ts';
import { forgetBuyer } from '../booking/table.ts';
import { companyMail } from '../class/company-mails.ts';
import { giveFreeSeats } from '../class/seats.ts';
import { giveSeatBack } from '../enrolment/give-back.ts';
import { lockClasses } from '../enrolment/table.ts';
import { deleteMessages, forgetVisitsOfMember } from '../key/forget-visits.ts';

export interface ErasureAnswer {
  kept: number;
  givenBack: number;
  notice?: string;
}

/**
 * Seats of classes to come are free again. Other enrolments may have been invoiced: they stay, with a member without
 * name, address and password.
 */
export async function eraseMember(work: Work<Member, unknown>): Promise<ErasureAnswer & { names: string[] }> {
  const { transaction, record } = work;
  const { id } = record;
  const addresses = await addressesOf(transaction, record);
  const nameless = {
    ...{ email: erasedEmail(id), fullname: 'Erased member', passwordHash: '' },
    ...{ company: '', phone: '', notes: '', formerEmails: '', sought: 'erased' },
  };
  await transaction.updateTable('members').set(nameless).where('id', '=', id).execute();
  await forgetVisitsOfMember(transaction, id);
  const givenBack = await giveSeatsBack(work);
  await removeTraces(transaction, id, addresses);
  await forgetBuyer(transaction, id, addresses);
  const names: string[] = [];
  for (const { classId, staysWith } of givenBack)
    if (staysWith === '') names.push(...(await giveFreeSeats(work, classId)));
    else
      await companyMail(work, 'company-seat-free', { id: staysWith, seats: 1, what: 'A person has no seat any more.' });
  await nameByIdOnly(transaction, id, addresses);
  const kept = await transaction.selectFrom('enrolments').select('classId').where('memberId', '=', id).execute();
  if (kept.length === 0) await transaction.deleteFrom('members').where('id', '=', id).execute();
  return { kept: kept.length, givenBack: givenBack.length, names: [...new Set(names)] };
}

export async function lockClassesOf(transaction: Transaction<Database>, memberId: string): Promise<void> {
  const rows = await transaction
    .selectFrom('enrolments')
    .select('classId')
    .where('memberId', '=', memberId)
    .union(transaction.selectFrom('waiting').select('classId').where('memberId', '=', memberId))
    .execute();
  await lockClasses(
    transaction,
    rows.map(({ classId }) => classId),
  );
}

async function giveSeatsBack(work: Work<Member, unknown>): Promise<{ classId: string; staysWith: string }[]> {
  const coming = await work.transaction
    .selectFrom('enrolments')
    .innerJoin('classes', 'classes.id', 'enrolments.classId')
    .select('classes.id')
    .where('enrolments.memberId', '=', work.record.id)
    .where('classes.state', '=', 'published')
    .where('classes.startsAt', '>', work.now.toISOString())
    .execute();
  const given = [];
  for (const { id: classId } of coming) {
    const back = await giveSeatBack(work, { memberId: work.record.id, classId });
    if (back) given.push({ classId, ...back });
  }
  return given;
}

async function removeTraces(
  transaction: Transaction<Database>,
  memberId: string,
  addresses: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('sessions').where('memberId', '=', memberId).execute();
  await transaction.deleteFrom('waiting').where('memberId', '=', memberId).execute();
  await transaction.deleteFrom('attendance').where('memberId', '=', memberId).execute();
  await forgetDevicesOf(transaction, memberId);
  await transaction
    .deleteFrom('invitations')
    .where(({ or, eb }) =>
      or([eb('email', 'in', addresses), eb('memberId', '=', memberId), eb('renewsMemberId', '=', memberId)]),
    )
    .execute();
  await transaction
    .deleteFrom('mails')
    .where(({ eb, fn, or }) =>
      or([eb(fn('lower', ['recipient']), 'in', addresses), eb(fn('lower', ['replyTo']), 'in', addresses)]),
    )
    .execute();
  const messages = transaction
    .selectFrom('messages')
    .select('id')
    .where(({ eb, fn }) => eb(fn('lower', ['email']), 'in', addresses));
  await deleteMessages(transaction, messages);
}

const nameByIdOnly = (transaction: Transaction<Database>, memberId: string, addresses: readonly string[]) =>
  transaction
    .updateTable('auditLog')
    .set({ subject: `member ${memberId}` })
    .where(({ eb, fn }) => eb(fn('lower', ['subject']), 'in', addresses))
    .where('action', 'not like', 'staff%')
    .execute();
