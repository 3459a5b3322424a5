import type { Work } from '../../core/actions.ts';
import { type KnownSession, knownSessions, nextSessionIds, readableSessions } from '../../schedule/session-ids.ts';
import { type ClassTime, daysLeftOut, sessionsOf } from '../../schedule/sessions.ts';
import { removeAttendance, sessionsMarked } from './attendance.ts';
import { momentInWords } from './mail-parts.ts';
import type { ClassRecord } from './reads.ts';

export interface CarriedSessions {
  sessionIds: string;
  sessions: KnownSession[];
  dropped: number[];
  /** `''` when no session with attendance moves or is dropped. */
  question: string;
}

export async function carriedSessions(
  { transaction, record, now }: Pick<Work<ClassRecord, unknown>, 'transaction' | 'record' | 'now'>,
  times: ClassTime & { localStart: string },
): Promise<CarriedSessions> {
  const before = readableSessions(record);
  const marked = await sessionsMarked(transaction, record.id);
  const leftOut = times.startsAt ? daysLeftOut(times).map(({ of }) => of) : [];
  const sessionIds = times.startsAt ? nextSessionIds(before, sessionsOf(times), marked, now, leftOut) : '';
  const sessions = times.startsAt ? knownSessions({ ...times, sessionIds }) : [];
  const changed = before
    .filter(({ id }) => marked.includes(id))
    .map((session) => ({ session, next: sessions.find(({ id }) => id === session.id) }))
    .filter(({ session, next }) => next?.start.getTime() !== session.start.getTime());
  const sentences = changed.map(({ session, next }) => {
    const when = momentInWords(session.start, record.timeZone);
    return next
      ? `The session on ${when} would be on ${momentInWords(next.start, times.timeZone)}.`
      : `There would be no session on ${when}, and its marks would be deleted.`;
  });
  return {
    sessionIds,
    sessions,
    dropped: changed.filter(({ next }) => !next).map(({ session }) => session.id),
    question: sentences.length > 0 ? `Attendance is marked. ${sentences.join(' ')} Save all the same?` : '',
  };
}

export const dropAttendance = async (
  { transaction, record }: Pick<Work<ClassRecord, unknown>, 'transaction' | 'record'>,
  { dropped }: CarriedSessions,
) => dropped.length > 0 && removeAttendance(transaction, record.id, dropped);
