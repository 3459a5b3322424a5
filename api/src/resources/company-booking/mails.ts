import { paths } from '@agile-languages/shared/paths';
import type { Work } from '../../core/actions.ts';
import { mailTo } from '../../mail/mail-to.ts';
import { agreedIn } from '../booking/seat-bookings.ts';
import { bookingStore } from '../booking/table.ts';
import { classValues } from '../class/mail-parts.ts';
import { readClass } from '../class/reads.ts';

/** To the contact, if there is one. @param seats of which it tells */
export async function companyMail(
  { transaction, context, mail }: Pick<Work<unknown, unknown>, 'transaction' | 'context' | 'mail'>,
  id: 'company-booked' | 'company-given-back',
  { id: bookingId, seats }: { id: string; seats: number },
): Promise<void> {
  const booking = await bookingStore.read(transaction, bookingId);
  const record = booking?.contactEmail && (await readClass(transaction, booking.classId));
  if (!booking || !record) return;
  const { company, contactName, contactEmail, due, currency, endedAt } = booking;
  await mail(
    mailTo(id, contactEmail, context, {
      ...classValues({ ...agreedIn(record, booking), paidBy: '' }),
      ...{ name: contactName || company, company, seats: seats === 1 ? '1 seat' : `${seats} seats` },
      due: endedAt ? '' : `${due} ${currency}`,
      page: `${context.siteOrigin}${paths.class(record.id)}`,
    }),
  );
}
