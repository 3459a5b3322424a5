import type { Page } from '../../database/page.ts';
import { bookingPage } from '../../resources/booking/table.ts';
import { namedIn, openCompanyBookings } from '../../resources/company-booking/table.ts';
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
  const rows = open.slice(0, shown).map((record) => {
    const { id, company, className, startsAt, seats } = record;
    return { id, company, className, startsAt, nameless: seats - namedIn(record, inDays(context, 0)) };
  });
  return { rows, total: open.length };
}

export async function refunds({ db }: Now): Promise<Page<Today['refunds'][number]>> {
  const { rows, total } = await bookingPage(db, { words: '', state: 'back' }, { offset: 0, limit: shown });
  const named = rows.map(({ id, company, fullname, className, due, currency }) => ({
    ...{ id, name: company || fullname || id, className, due, currency },
  }));
  return { rows: named, total };
}
