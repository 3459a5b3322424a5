import type { Transaction } from 'kysely';
import { createAuditRepository } from '../audit/audit-repository.ts';
import type { ApiContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { seatMail } from '../mail/seat-mail.ts';
import { createMailRepository } from '../repositories/mail-repository.ts';
import { createWaitingRepository, type WaitingMember } from '../repositories/waiting-repository.ts';

type Context = Pick<ApiContext, 'brand' | 'clock' | 'mail' | 'siteOrigin'>;

/** Part of the transaction that makes seats free: they go to who waits longest, each with a mail. Returns how many. */
export async function giveFreeSeats(
  transaction: Transaction<Database>,
  { brand, clock, mail, siteOrigin }: Context,
  classId: string,
): Promise<number> {
  const waiting = createWaitingRepository(transaction, clock);
  let given = 0;
  for (const member of await waiting.list(classId)) {
    const record = await takeSeat(transaction, classId, clock().toISOString());
    if (!record) break;
    await waiting.remove(classId, member.memberId);
    if (!(await enrol(transaction, classId, member, clock))) continue;
    const mails = createMailRepository(transaction, clock);
    await mails.add(seatMail({ record, to: member, from: mail.from, brand, siteOrigin }));
    await createAuditRepository(transaction, clock).add({
      ...{ email: '', address: '', action: 'member enrolled', subject: member.email },
      detail: `class ${classId}, from the waiting list`,
    });
    given += 1;
  }
  return given;
}

const takeSeat = (transaction: Transaction<Database>, classId: string, now: string) =>
  transaction
    .updateTable('classes')
    .set(({ eb }) => ({ seatsLeft: eb('seatsLeft', '-', 1) }))
    .where('id', '=', classId)
    .where('state', '=', 'published')
    .where('seatsLeft', '>', 0)
    .where('startsAt', '>', now)
    .returning(['id', 'name', 'localStart', 'timeZone'])
    .executeTakeFirst();

/** Who has a seat already does not need this one. */
async function enrol(
  transaction: Transaction<Database>,
  classId: string,
  { memberId }: WaitingMember,
  clock: () => Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('enrolments')
    .values({ memberId, classId, createdAt: clock().toISOString() })
    .onConflict((conflict) => conflict.columns(['memberId', 'classId']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return true;
  await transaction
    .updateTable('classes')
    .set(({ eb }) => ({ seatsLeft: eb('seatsLeft', '+', 1) }))
    .where('id', '=', classId)
    .execute();
  return false;
}
