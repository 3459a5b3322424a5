import type { Kysely } from 'kysely';
import type { ActionContext } from '../../core/actions.ts';
import { noStaff } from '../../core/audit.ts';
import { perform } from '../../core/perform.ts';
import type { Database } from '../../database/schema.ts';
import { isEarly } from '../booking/price-now.ts';
import { dailyNews } from '../settings/news.ts';
import { leave, remind } from './actions.ts';
import { enrolmentId } from './table.ts';

const day = 86_400_000;

/**
 * What time brings about: reminders that are due, the end of waiting lists of classes that have begun, news of the day,
 * early prices that are over.
 */
export async function upkeep(context: ActionContext): Promise<void> {
  const now = context.clock();
  for (const id of await dueReminders(context.db, now)) await perform(context, remind, { id }, {}, noStaff);
  for (const id of await vainPlaces(context.db, now)) await perform(context, leave, { id }, {}, noStaff);
  await dailyNews(context);
  await endEarlyPrices(context.db, now);
}

/** A member who got a seat within these days has just had a mail about it. */
async function dueReminders(db: Kysely<Database>, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('enrolments')
    .innerJoin('classes', 'classes.id', 'enrolments.classId')
    .select(['enrolments.classId', 'enrolments.memberId', 'enrolments.createdAt'])
    .select(['classes.startsAt', 'classes.reminderDays'])
    .where('classes.state', '=', 'published')
    .where('classes.reminderDays', 'not in', ['', '0'])
    .where('classes.startsAt', '>', now.toISOString())
    .where('enrolments.remindedAt', '=', '')
    .orderBy('enrolments.createdAt')
    .execute();
  const begin = ({ startsAt, reminderDays }: (typeof rows)[number]) =>
    new Date(Date.parse(startsAt) - Number(reminderDays) * day).toISOString();
  return rows.filter((row) => begin(row) <= now.toISOString() && row.createdAt <= begin(row)).map(enrolmentId);
}

/** Pages are made anew when a row of a class changes. */
async function endEarlyPrices(db: Kysely<Database>, now: Date): Promise<void> {
  const begun = await db
    .selectFrom('classes')
    .select(['id', 'earlyPrice', 'earlyUntil', 'timeZone'])
    .where('state', '=', 'published')
    .where('earlyUntil', '!=', '')
    .whereRef('earlyUntil', '!=', 'earlyOver')
    .execute();
  for (const { id, ...period } of begun)
    if (!isEarly(period, now.toISOString()))
      await db
        .updateTable('classes')
        .set({ earlyOver: period.earlyUntil })
        .where('id', '=', id)
        .where('earlyUntil', '=', period.earlyUntil)
        .execute();
}

async function vainPlaces(db: Kysely<Database>, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('waiting')
    .innerJoin('classes', 'classes.id', 'waiting.classId')
    .select(['waiting.classId', 'waiting.memberId'])
    .where(({ or, eb }) =>
      or([eb('classes.startsAt', '<=', now.toISOString()), eb('classes.state', '!=', 'published')]),
    )
    .execute();
  return rows.map(enrolmentId);
}
