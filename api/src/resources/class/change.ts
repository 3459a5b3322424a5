import type { Work } from '../../core/actions.ts';
import { changesIn, dataOf } from '../../core/fields.ts';
import { checkComplete, checkDraft } from '../../core/references.ts';
import { agreedIn, bookingsOf } from '../booking/seat-bookings.ts';
import { carriedSessions, dropAttendance } from './carried-sessions.ts';
import { companiesMoved } from './company-mails.ts';
import { type ClassData, classFields } from './fields.ts';
import { peopleToTell } from './invited.ts';
import { classMovedMail } from './mails.ts';
import { hasNews } from './news.ts';
import { forgetWaitedInVain } from './people.ts';
import { placeLinks } from './places.ts';
import { canBeTold, cannotBeTold, peopleToldOtherwise, questionOf, tellPrice } from './price-news.ts';
import type { ClassRecord } from './reads.ts';
import { remindAnew } from './reminders.ts';
import { giveFreeSeats, movedUp } from './seats.ts';
import { fieldsOfLines, keptLines } from './session-lines.ts';
import { isOver } from './states.ts';
import { classStore, columnsIn } from './table.ts';
import { timesFault, untoldQuestion } from './untold.ts';

/** Taken seats stay taken. More seats go to the waiting list first. */
export async function change(work: Change) {
  return changed(work, { tellsAll: false });
}

async function changed(work: Change, { tellsAll }: { tellsAll: boolean }) {
  const { transaction, record, input, now } = work;
  const before = dataOf(classFields, record);
  const check = record.state === 'published' ? checkComplete : checkDraft;
  const same = fieldsOfLines.filter((name) => (input.data[name] ?? before[name]) === before[name]);
  const given = { ...input.data, ...Object.fromEntries(same.map((name) => [name, ''])) };
  const checked = await check(transaction, classFields, given, before);
  if ('faults' in checked) return checked;
  const carried = await carriedSessions(work, columnsIn(checked.data));
  if (carried.question && !input.alsoMarked) return { fault: carried.question, asks: 'alsoMarked' };
  const columns = columnsIn(checked.data, carried.sessionIds);
  for (const name of same) columns[name] = keptLines(record[name], carried.sessions);
  const next = { ...record, ...columns };
  const unfit = timesFault(record, next, now, input.alsoBegun);
  if (unfit) return unfit;
  const untold = tellsAll || input.alsoUntold ? undefined : await untoldQuestion(work, next);
  if (untold) return { fault: untold, asks: 'alsoUntold' };
  const taken = record.seatsTotal - record.seatsLeft;
  if (columns.seatsTotal < taken) return { fault: `Seats: ${taken} are taken.` };
  const seatsLeft = columns.seatsTotal - taken;
  const told = tellsAll ? [] : await peopleToldOtherwise(work, next);
  if (told.length > 0 && !canBeTold(next)) return { fault: cannotBeTold(told) };
  if (told.length > 0 && !input.alsoTold) return { fault: questionOf(told), asks: 'alsoTold' };
  await transaction
    .updateTable('classes')
    .set({ ...columns, seatsLeft })
    .where('id', '=', record.id)
    .execute();
  await dropAttendance(work, carried);
  if (columns.startsAt > now.toISOString()) await forgetWaitedInVain(transaction, record.id);
  await remindAnew(transaction, record, columns, now, { isTold: tellsAll });
  const names = await giveFreeSeats(work, record.id);
  const mails = told.length > 0 ? await tellPrice(work) : 0;
  const differences = differencesIn(before, dataOf(classFields, next));
  return {
    detail: mails > 0 ? `${differences}, mails: ${mails}` : differences,
    said: `Changed class ${record.id}.`,
    notice: movedUp(record.id, names),
  };
}

export async function changeAndTell(work: Change & { input: { reason?: string } }) {
  const { transaction, record: before, input, context, now } = work;
  if (before.state !== 'published') return { fault: 'Only members of a class on the site are told of other times.' };
  if (isOver(before, now)) return { fault: 'This class is over: it has no other times.' };
  const done = await changed(work, { tellsAll: true });
  if (!('detail' in done)) return done;
  const record = await classStore.read(transaction, before.id);
  if (!record || !hasNews(before, record)) return { fault: 'Times and place are the same as before.' };
  const raised = { ...record, version: before.version + 1 };
  const all = await peopleToTell(transaction, raised, now);
  const people = all.filter(({ role }) => hasNews(before, record, role !== 'participant'));
  const reason = input.reason ?? '';
  const linkTo = await placeLinks(transaction, context);
  const bookings = await bookingsOf(transaction, before.id);
  for (const { role, priced, ...to } of people) {
    const place = role === 'invited' ? '' : linkTo(to, before.id);
    const news = {
      record: agreedIn(priced, bookings.get(to.memberId)),
      to,
      reason,
      from: context,
      now,
      role,
      place,
    };
    await work.mail(classMovedMail(before, news));
  }
  const isNews = hasNews(before, record, true);
  const others = isNews ? await companiesMoved(work, before, { record: raised, reason }) : await tellPrice(work);
  return { detail: `${done.detail}, mails: ${people.length + others}`, notice: done.notice };
}

function differencesIn(before: ClassData, next: ClassData): string {
  return changesIn(classFields, before, next);
}

type Change = Work<ClassRecord, { data: Partial<ClassData> } & Partial<Record<Answer, boolean>>>;

type Answer = 'alsoBegun' | 'alsoMarked' | 'alsoTold' | 'alsoUntold';
