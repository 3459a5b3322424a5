import type { Work } from '../../core/actions.ts';
import { contactsOf } from './company-mails.ts';
import { peopleToTell } from './invited.ts';
import { hasNews, hasOtherTimes } from './news.ts';
import type { ClassRecord } from './reads.ts';
import { isOver } from './states.ts';

/** `undefined` when no person has to know. */
export async function untoldQuestion(
  { transaction, record, now }: Pick<Work<ClassRecord, unknown>, 'transaction' | 'record' | 'now'>,
  next: ClassRecord,
): Promise<string | undefined> {
  if (record.state !== 'published' || isOver(record, now) || !hasNews(record, next)) return undefined;
  const people = (await peopleToTell(transaction, record, now)).filter(({ role }) =>
    hasNews(record, next, role !== 'participant'),
  );
  const bookings = hasNews(record, next, true) ? await contactsOf(transaction, record.id) : [];
  const count = people.length + new Set(bookings.map(({ contactEmail }) => contactEmail)).size;
  if (count === 0) return undefined;
  const who = count === 1 ? '1 person' : `${count} people`;
  return `${who} should know of the other times or place, and Save tells nobody. Save all the same?`;
}

/** Of times that do not fit the state of the class. */
export function timesFault(record: ClassRecord, next: ClassRecord, now: Date, mayHaveBegun = false) {
  if (record.state === 'cancelled') return { fault: 'This class was cancelled: it stays as it is.' };
  if (!hasOtherTimes(record, next)) return undefined;
  if (isOver(record, now) && !isOver(next, now))
    return { fault: 'This class is over. For times ahead make a new class.' };
  const time = now.toISOString();
  if (record.state === 'published' && record.startsAt > time && next.startsAt <= time && !mayHaveBegun)
    return { fault: 'Its first session would have begun. Save it all the same?', asks: 'alsoBegun' };
  return undefined;
}
