import type { Page } from '../../database/page.ts';
import { bookingPage } from '../../resources/booking/table.ts';
import { namedIn, openCompanyBookings } from '../../resources/company-booking/table.ts';
import { withMailFaults } from '../mail-faults.ts';
import { firstOf, inDays, type Now, shown } from './first-of.ts';
import type { Today } from './today.ts';

const classDays = 14;

export const classesWithSeats = (context: Now) =>
  firstOf(
    context.db
      .selectFrom('classes')
      .select(['id', 'name', 'startsAt', 'timeZone', 'seatsTotal', 'seatsLeft'])
      .where('state', '=', 'published')
      .where('startsAt', '>', inDays(context, 0))
      .where('startsAt', '<', inDays(context, classDays))
      .where('seatsLeft', '>', 0)
      .orderBy('startsAt')
      .orderBy('id'),
  );

export async function waiting(context: Now): Promise<Page<Today['waiting'][number]>> {
  const waited = context.db
    .selectFrom('waiting')
    .innerJoin('classes', 'classes.id', 'waiting.classId')
    .where('classes.state', '=', 'published')
    .where('classes.startsAt', '>', inDays(context, 0));
  const rows = await waited
    .select(({ fn }) => ['classes.id', 'classes.name', fn.countAll<number>().as('total')])
    .groupBy(['classes.id', 'classes.name', 'classes.startsAt'])
    .orderBy('classes.startsAt')
    .orderBy('classes.id')
    .limit(shown)
    .execute();
  const { count } = await waited
    .select(({ fn }) => fn.count<number>('classes.id').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return { rows: rows.map((row) => ({ ...row, total: Number(row.total) })), total: Number(count) };
}

export async function companies(context: Now): Promise<Page<Today['companies'][number]>> {
  const open = await openCompanyBookings(context.db, [inDays(context, 0), inDays(context, classDays)]);
  const first = await withMailFaults(context, open.slice(0, shown), ({ contactEmail }) => contactEmail);
  const rows = first.map((record) => {
    const { id, company, className, startsAt, seats, mailFault } = record;
    const nameless = seats - namedIn(record, inDays(context, 0));
    return { id, company, className, startsAt, nameless, ...(mailFault && { mailFault }) };
  });
  return { rows, total: open.length };
}

export async function refunds(context: Now): Promise<Page<Today['refunds'][number]>> {
  const { rows, total } = await bookingPage(context.db, { words: '', state: 'back' }, { offset: 0, limit: shown });
  const first = await withMailFaults(context, rows, ({ email, contactEmail }) => email || contactEmail);
  const named = first.map(({ id, company, fullname, className, due, currency, mailFault }) => ({
    ...{ id, name: company || fullname || id, className, due, currency, ...(mailFault && { mailFault }) },
  }));
  return { rows: named, total };
}
