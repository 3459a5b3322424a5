import { markAttendance } from '../classes/attendance.ts';
import { exactly, id, text } from '../http/schemas.ts';
import { giveFreeSeats } from '../people/give-free-seats.ts';
import { createWaitingRepository } from '../repositories/waiting-repository.ts';
import { sessionsOf } from '../schedule/sessions.ts';
import { authorOf, type DeskCall, type DeskRequest } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { DeskRefusal, notFound } from './refusal.ts';

const roles = ['owner', 'trainer'] as const;

/** Who was in the sessions of a class, and who waits for a seat in it. */
export function seatCalls(context: DeskContext): DeskCall[] {
  const { audit, clock, classes, db, enrolments, members } = context;
  const waiting = createWaitingRepository(db, clock);

  async function classIn({ params }: DeskRequest) {
    const record = await classes.recordById(params.id ?? '');
    if (!record) throw notFound('This class');
    return record;
  }

  const entryOf = (request: DeskRequest, action: string, subject: string, detail: string) => ({
    ...authorOf(request),
    ...{ action, subject, detail },
  });

  return [
    {
      name: 'attendance: mark',
      method: 'PUT',
      path: '/classes/:id/attendance',
      roles,
      body: exactly({
        memberId: id,
        session: { type: 'integer', minimum: 1, maximum: 1000 },
        isPresent: { type: 'boolean' },
      }),
      async run(request) {
        const record = await classIn(request);
        const { memberId, session, isPresent } = request.body as unknown as Mark;
        if (session > sessionsOf(record).length) throw notFound('This session');
        if (!(await enrolments.has(memberId, record.id))) throw notFound('This enrolment');
        const subject = (await members.byId(memberId))?.email ?? memberId;
        const detail = `class ${record.id}, session ${session}: ${isPresent ? 'present' : 'not present'}`;
        await db.transaction().execute(async (transaction) => {
          await markAttendance(transaction, { classId: record.id, memberId, session }, isPresent);
          await audit.add(entryOf(request, 'attendance marked', subject, detail), transaction);
        });
      },
    },
    {
      name: 'waiting list',
      method: 'GET',
      path: '/classes/:id/waiting',
      roles,
      run: async (request) => ({ rows: await waiting.list((await classIn(request)).id) }),
    },
    {
      name: 'waiting list: add',
      method: 'POST',
      path: '/classes/:id/waiting',
      roles,
      body: exactly({ email: text(254) }),
      async run(request) {
        const { id: classId, state, seatsLeft, startsAt } = await classIn(request);
        const member = await members.byEmail((request.body.email ?? '').trim().toLowerCase());
        if (!member) throw new DeskRefusal(409, 'There is no member with this address.');
        if (state !== 'published' || startsAt <= clock().toISOString())
          throw new DeskRefusal(409, 'Nobody can get a seat in this class any more.');
        if (seatsLeft > 0) throw new DeskRefusal(409, 'This class has a free seat. Enrol the member instead.');
        if (await enrolments.has(member.id, classId)) throw new DeskRefusal(409, 'The member has a seat already.');
        await db.transaction().execute(async (transaction) => {
          const waits = createWaitingRepository(transaction, clock);
          await waits.lock(classId);
          if (!(await waits.add(classId, member.id))) throw new DeskRefusal(409, 'The member waits already.');
          await audit.add(entryOf(request, 'member waits', member.email, `class ${classId}`), transaction);
          await giveFreeSeats(transaction, context, classId);
        });
      },
    },
    {
      name: 'waiting list: remove',
      method: 'DELETE',
      path: '/classes/:id/waiting/:memberId',
      roles,
      async run(request) {
        const { id: classId } = await classIn(request);
        const { memberId = '' } = request.params;
        const subject = (await members.byId(memberId))?.email ?? memberId;
        await db.transaction().execute(async (transaction) => {
          if (!(await createWaitingRepository(transaction, clock).remove(classId, memberId)))
            throw notFound('This member');
          await audit.add(entryOf(request, 'member waits no more', subject, `class ${classId}`), transaction);
        });
      },
    },
  ];
}

interface Mark {
  memberId: string;
  session: number;
  isPresent: boolean;
}
