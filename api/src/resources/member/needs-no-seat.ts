import { Type } from 'typebox';
import { actionsOf } from '../../core/actions.ts';
import { memberStore } from './table.ts';

const { action } = actionsOf(memberStore);

/** Of a person who was invited; a seat of a company is given back on the page of its booking. */
export const needsNoSeat = action({
  name: 'needs-no-seat',
  keepsVersion: true,
  command: 'needs-no-seat',
  summary: 'Notes that a member who was invited needs no seat: Today no longer names the member',
  audit: 'no seat needed',
  input: Type.Object({}),
  async run({ transaction, record: { id, fullname }, now }) {
    const held = await transaction
      .selectFrom('invitations')
      .innerJoin('bookings', 'bookings.id', 'invitations.bookingId')
      .select(['bookings.id', 'bookings.company'])
      .where('invitations.memberId', '=', id)
      .where('bookings.endedAt', '=', '')
      .executeTakeFirst();
    if (held)
      return { fault: `${held.company} holds a seat for this person. Take the name out of booking ${held.id} first.` };
    const { numUpdatedRows } = await transaction
      .updateTable('invitations')
      .set({ revokedAt: now.toISOString() })
      .where('memberId', '=', id)
      .where('renewsMemberId', 'is', null)
      .where('revokedAt', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 0n ? 'unchanged' : { said: `It is noted that ${fullname} needs no seat.` };
  },
});
