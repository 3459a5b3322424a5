import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import { actionsOf } from '../../core/actions.ts';
import type { Database } from '../../database/schema.ts';
import { text } from '../../http/schemas.ts';
import { memberStore } from './table.ts';

const { action } = actionsOf(memberStore);
const notInvited = { fault: 'This member was not invited to this class.' };

/** Of a person who was invited; a seat of a company is given back on the page of its booking. */
export const needsNoSeat = action({
  name: 'needs-no-seat',
  keepsVersion: true,
  command: 'needs-no-seat',
  summary: 'Notes that a member who was invited to a class needs no seat in it: Today no longer names the member',
  audit: 'no seat needed',
  input: Type.Object({ classId: text(64, { title: 'The class of the invitation' }) }),
  async run({ transaction, record: { id, fullname }, input: { classId }, now }) {
    const held = await transaction
      .selectFrom('invitations')
      .innerJoin('bookings', 'bookings.id', 'invitations.bookingId')
      .select(['bookings.id', 'bookings.company'])
      .where('invitations.memberId', '=', id)
      .where('invitations.classId', '=', classId)
      .where('bookings.endedAt', '=', '')
      .executeTakeFirst();
    if (held)
      return { fault: `${held.company} holds a seat for this person. Take the name out of booking ${held.id} first.` };
    const { numUpdatedRows } = await transaction
      .updateTable('invitations')
      .set({ revokedAt: now.toISOString() })
      .where('memberId', '=', id)
      .where('classId', '=', classId)
      .where('renewsMemberId', 'is', null)
      .where('revokedAt', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return (await wasInvited(transaction, id, classId)) ? 'unchanged' : notInvited;
    return { detail: `class ${classId}`, said: `It is noted that ${fullname} needs no seat in class ${classId}.` };
  },
});

const wasInvited = (db: Kysely<Database>, memberId: string, classId: string) =>
  db
    .selectFrom('invitations')
    .select('keyHash')
    .where('memberId', '=', memberId)
    .where('classId', '=', classId)
    .where('renewsMemberId', 'is', null)
    .executeTakeFirst();
