import { type ClassTime, type Session, sessionsOf } from './sessions.ts';

export interface TimesOfSessions extends ClassTime {
  /** `''` stands for 1 to the number of sessions. */
  sessionIds: string;
}

export interface KnownSession extends Session {
  /** It stays when other sessions are moved. */
  id: number;
}

/** @throws {RangeError} when the start or the length is no time */
export function knownSessions(times: TimesOfSessions): KnownSession[] {
  const sessions = sessionsOf(times);
  const ids = idsIn(times.sessionIds);
  const next = Math.max(0, ...ids) + 1;
  return sessions.map((session, index) => ({ ...session, id: ids[index] ?? next + index - ids.length }));
}

export function readableSessions(times: TimesOfSessions): KnownSession[] {
  try {
    return knownSessions(times);
  } catch {
    return [];
  }
}

const idsIn = (text: string): number[] => text.split(' ').filter(Boolean).map(Number);

/**
 * Sessions that all move to one side before the first has begun stay as they are. Otherwise a session stays the same
 * one when its moment, its day of the pattern or its date stays; the others follow in their order, those that have
 * begun apart from those ahead.
 *
 * @param leftOut days of the pattern: their sessions are no others
 * @param used ids that no new session may have
 */
export function nextSessionIds(
  before: readonly KnownSession[],
  sessions: readonly Session[],
  used: readonly number[],
  now: Date,
  leftOut: readonly string[] = [],
): string {
  const ids = new Map<Session, number>();
  const free = new Set(before);
  const keep = (session: Session, same: KnownSession | undefined) => {
    if (!same) return;
    ids.set(session, same.id);
    free.delete(same);
  };
  if (isMovedAsOne(before, sessions, now))
    for (const [index, session] of sessions.entries()) keep(session, before[index]);
  const open = () => sessions.filter((session) => !ids.has(session));

  for (const key of [momentOf, dayOfPattern, dayOf])
    for (const session of open())
      keep(
        session,
        [...free].find((other) => key(other) === key(session)),
      );
  for (const hasBegun of [true, false]) {
    const isThere = ({ start }: Session) => start <= now === hasBegun;
    const left = [...free].filter((session) => isThere(session) && !leftOut.includes(session.of));
    for (const [index, session] of open().filter(isThere).entries()) keep(session, left[index]);
  }
  let last = Math.max(0, ...used, ...before.map(({ id }) => id));
  for (const session of open()) ids.set(session, ++last);
  const inOrder = sessions.map((session) => ids.get(session) ?? 0);
  return inOrder.every((id, index) => id === index + 1) ? '' : inOrder.join(' ');
}

function isMovedAsOne(before: readonly Session[], sessions: readonly Session[], now: Date): boolean {
  const distances = sessions.map(({ day }, index) => Date.parse(day) - Date.parse(before[index]?.day ?? ''));
  const hasBegun = [before[0], sessions[0]].some((first) => first && first.start <= now);
  const way = Math.sign(distances[0] ?? 0);
  return !hasBegun && before.length === sessions.length && distances.every((distance) => Math.sign(distance) === way);
}

const momentOf = ({ start }: Session) => start.getTime();
const dayOfPattern = ({ of }: Session) => of;
const dayOf = ({ day }: Session) => day;
