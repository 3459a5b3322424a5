import type { Kysely } from 'kysely';
import type { ActionContext } from '../../core/actions.ts';
import { noStaff } from '../../core/audit.ts';
import { perform } from '../../core/perform.ts';
import type { Database } from '../../database/schema.ts';
import { forgetTexts } from '../../mail/kept-texts.ts';
import { isEarly } from '../booking/price-now.ts';
import { reminderTime } from '../class/reminders.ts';
import { deleteOldEvents } from '../key/events.ts';
import { deleteMessages } from '../key/forget-visits.ts';
import { dailyNews } from '../settings/news.ts';
import { leave, remind } from './actions.ts';
import { enrolmentId } from './table.ts';

const hour = 3_600_000;
const day = 24 * hour;
const year = 366 * day;

/** @param isSteady whether the clock can be believed; otherwise nothing is done */
export async function upkeep(context: ActionContext, isSteady: () => boolean): Promise<void> {
  if (!isSteady()) return;
  const now = context.clock();
  for (const id of await dueReminders(context.db, now)) await perform(context, remind, { id }, {}, noStaff);
  for (const id of await vainPlaces(context.db, now)) await perform(context, leave, { id }, {}, noStaff);
  await dailyNews(context);
  await endEarlyPrices(context.db, now);
  await forgetTexts(context.db, now);
  await erase(context.db, now);
  await endWhatIsAhead(context.db, now);
}

/** The audit log and messages that are done are kept for a year. What works once is kept until it has ended. */
async function erase(db: Kysely<Database>, now: Date): Promise<void> {
  const yearAgo = new Date(now.getTime() - year).toISOString();
  await db.deleteFrom('auditLog').where('at', '<', yearAgo).execute();
  const old = db.selectFrom('messages').select('id').where('createdAt', '<', yearAgo);
  const done = old.where('state', '!=', 'new').where('changedAt', '<', yearAgo);
  await db.transaction().execute((transaction) => deleteMessages(transaction, done));
  await deleteOldEvents(db, now);
  await db.deleteFrom('spentTokens').where('endsAt', '<=', now.toISOString()).execute();
}

/** Of a clock that was ahead: it would be good for so much longer. */
async function endWhatIsAhead(db: Kysely<Database>, now: Date): Promise<void> {
  const later = (hours: number) => new Date(now.getTime() + hours * hour).toISOString();
  await db.deleteFrom('knownDevices').where('usedAt', '>', later(1)).execute();
  await db.deleteFrom('staffLinks').where('createdAt', '>', later(1)).execute();
  await db.deleteFrom('partnerLinks').where('endsAt', '>', later(2)).execute();
  await db
    .updateTable('invitations')
    .set({ expiresAt: later(0) })
    .where('createdAt', '>', later(1))
    .execute();
}

/** A member who got a seat lately has just had a mail; a time to come is from a clock that was ahead. */
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
  const time = now.toISOString();
  return rows
    .filter((row) => reminderTime(row) <= time && (row.createdAt <= reminderTime(row) || row.createdAt > time))
    .map(enrolmentId);
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
