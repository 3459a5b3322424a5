import { type KnownSession, readableSessions } from '../../schedule/session-ids.ts';
import { momentInWords } from './mail-parts.ts';
import type { ClassRecord } from './reads.ts';

/** More are a new list, which the mail has anyway. */
const most = 4;

/** A line each. `''` when they are many. */
export function sessionNews(before: ClassRecord, record: ClassRecord): string {
  const former = new Map(readableSessions(before).map((session) => [session.id, session]));
  const lines = readableSessions(record).flatMap((session, at) => {
    const was = former.get(session.id);
    former.delete(session.id);
    const when = inWords(session, record);
    if (!was) return [`Session ${at + 1} is a new one, on ${when}.`];
    return inWords(was, before) === when
      ? []
      : [`Session ${at + 1} is on ${when}, and not on ${inWords(was, before)}.`];
  });
  const gone = [...former.values()].map((session) => `There is no session on ${inWords(session, before)} any more.`);
  return lines.length + gone.length > most ? '' : [...lines, ...gone].join('\n');
}

/** `Tuesday 2 March 2027, 18:30 to 20:30`. */
const inWords = ({ start, end }: KnownSession, { timeZone }: ClassRecord): string =>
  [start, end]
    .flatMap((at) => (at ? momentInWords(at, timeZone) : []))
    .map((words, index) => (index === 0 ? words : words.slice(-'18:30'.length)))
    .join(' to ');
