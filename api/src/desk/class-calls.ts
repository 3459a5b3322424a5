import { moneyText } from '@agile-languages/shared/formats';
import type { Selectable } from 'kysely';
import { csv } from '../core/csv.ts';
import type { BookingsTable } from '../database/tables/class-tables.ts';
import { exactly, text } from '../http/schemas.ts';
import { mailTroubles } from '../mail/sent-mails.ts';
import { bookingsOf } from '../resources/booking/seat-bookings.ts';
import { paymentOf } from '../resources/booking/table.ts';
import { attendanceOf } from '../resources/class/attendance.ts';
import type { ClassListRow } from '../resources/class/class.ts';
import type { ClassData } from '../resources/class/fields.ts';
import { type Participant, participantsOf, type WaitingMember, waitingFor } from '../resources/class/people.ts';
import { classStore } from '../resources/class/table.ts';
import { startInPatternFault } from '../resources/class/time-faults.ts';
import { typedDates } from '../resources/class/typed-dates.ts';
import { classStart } from '../schedule/class-start.ts';
import { otherDatesFault } from '../schedule/planned-days.ts';
import { readableSessions } from '../schedule/session-ids.ts';
import { daysLeftOut, type Session, sessionsOf } from '../schedule/sessions.ts';
import { typedPattern } from '../schedule/typed-pattern.ts';
import { authorOf, type DeskCall, deskCall } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { notFound } from './refusal.ts';
import type { RecordAnswer } from './resource-calls.ts';

export type DeskClass = RecordAnswer<ClassListRow, ClassData>;

/** `fault` is `''` for what can be read. */
export interface SessionsAnswer {
  rows: SessionRow[];
  leftOut: string[];
  otherDates: string;
  fault: string;
}

/** In UTC. */
export interface SessionRow {
  /** `otherDates` names the session by it. */
  of: string;
  /** In the class's time zone, `2026-12-03`. */
  day: string;
  start: string;
  end?: string;
}

/** `''` while mails to the person leave. */
interface Reached {
  mailFault: string;
}

export type WaitingRow = WaitingMember & Reached;

export interface ParticipantRow extends Participant, Reached {
  /** Numbers of sessions, from 1 on. */
  attended: number[];
  /** `''` without one. */
  bookingId: string;
  /** `576 EUR` or `paid by Test & Co`; `''` without a booking. */
  due: string;
  payment: string;
}

export interface ParticipantsAnswer {
  rows: ParticipantRow[];
  sessions: SessionRow[];
  begun: number;
}

const noSessions = { rows: [], leftOut: [], otherDates: '' };

const roles = ['owner', 'trainer'] as const;

export function classCalls({ audit, clock, db }: DeskContext): DeskCall[] {
  async function recordIn({ id = '' }: Record<string, string>) {
    const record = await classStore.read(db, id);
    if (!record) throw notFound('This class');
    return record;
  }

  async function withMailFaults<Row extends { email: string }>(rows: Row[]): Promise<(Row & Reached)[]> {
    const emails = rows.map(({ email }) => email);
    const faults = await mailTroubles(db, emails);
    return rows.map((row) => ({ ...row, mailFault: faults.get(row.email) ?? '' }));
  }

  return [
    {
      name: 'classes: participants',
      method: 'GET',
      path: '/classes/:id/participants',
      roles,
      async run({ params }) {
        const record = await recordIn(params);
        const rows = await participantsOf(db, record.id);
        const sessions = readableSessions(record);
        const attended = await attendanceOf(db, record.id, sessions);
        const now = clock();
        const bookings = await bookingsOf(db, record.id);
        return {
          sessions,
          begun: sessions.filter(({ start }) => new Date(start) <= now).length,
          rows: (await withMailFaults(rows)).map((row) => ({
            ...row,
            attended: attended.get(row.memberId) ?? [],
            ...moneyOf(bookings.get(row.memberId)),
          })),
        };
      },
    },
    {
      name: 'classes: participants as CSV',
      method: 'GET',
      path: '/classes/:id/participants.csv',
      roles,
      async run(request, reply) {
        const record = await recordIn(request.params);
        const { id, name } = record;
        const rows = await participantsOf(db, id);
        const detail = `${name}, ${rows.length} people`;
        await audit.add({ ...authorOf(request), action: 'participants exported', subject: `class ${id}`, detail });
        reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="class-${encodeURIComponent(id)}.csv"`);
        const sessions = readableSessions(record);
        const attended = await attendanceOf(db, id, sessions);
        const bookings = await bookingsOf(db, id);
        return csv([
          ['name', 'e-mail', 'enrolled at (UTC)', 'sessions attended', 'to be paid', 'payment'],
          ...rows.map(({ memberId, fullname, email, createdAt }) => {
            const { due, payment } = moneyOf(bookings.get(memberId));
            return [fullname, email, createdAt, datedSessions(sessions, attended.get(memberId) ?? []), due, payment];
          }),
        ]);
      },
    },
    {
      name: 'classes: waiting list',
      method: 'GET',
      path: '/classes/:id/waiting',
      roles,
      run: async ({ params }) => ({ rows: await withMailFaults(await waitingFor(db, (await recordIn(params)).id)) }),
    },
    sessionsOfPattern,
  ];
}

const sessionsOfPattern = deskCall({
  name: 'classes: sessions of a pattern',
  method: 'POST',
  path: '/classes/sessions',
  roles,
  body: exactly({ start: text(16), timeZone: text(60), pattern: text(200), otherDates: text(5000) }),
  async run({ body: { start, timeZone, pattern: typed, otherDates: typedOthers } }) {
    const read = typedPattern(typed, start);
    if ('fault' in read) return { ...noSessions, fault: `Sessions: it ${read.fault}` };
    const { pattern } = read;
    const first = classStart(start, timeZone);
    if ('fault' in first) return { ...noSessions, fault: `First session: ${first.fault}` };
    const early = startInPatternFault(first.localStart, pattern);
    const otherDates = typedDates(typedOthers, { start, pattern });
    const odd = !early && otherDates ? otherDatesFault({ start, pattern, otherDates }) : undefined;
    const time = { ...first, pattern, otherDates };
    return {
      rows: sessionsOf(time),
      leftOut: daysLeftOut(time).map(({ of }) => of),
      otherDates,
      fault: early ?? (odd ? `Other dates: ${odd}` : ''),
    };
  },
});

const moneyOf = (booking?: Selectable<BookingsTable>) => ({
  bookingId: booking?.id ?? '',
  due: booking ? dueOf(booking) : '',
  payment: booking ? paymentOf(booking) : '',
});

const dueOf = ({ memberId, company, due, currency }: Selectable<BookingsTable>) =>
  memberId === '' ? `paid by ${company}` : moneyText(due, currency);

/** `1 (2027-03-02), 3 (2027-03-16)`. */
const datedSessions = (sessions: readonly Session[], numbers: readonly number[]): string =>
  numbers.map((number) => `${number} (${sessions[number - 1]?.day})`).join(', ');
