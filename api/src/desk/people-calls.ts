import { stateOf } from '../classes/class-state.ts';
import { exactly, id, text } from '../http/schemas.ts';
import { eraseMember } from '../people/erase-member.ts';
import { exportMember } from '../people/export-member.ts';
import { giveFreeSeats } from '../people/give-free-seats.ts';
import { expiryIn, renewPassword } from '../people/invite.ts';
import { enrolmentsOf, memberPage } from '../people/member-pages.ts';
import { moveSeat } from '../people/move-seat.ts';
import type { Member } from '../repositories/member-repository.ts';
import { authorOf, type DeskCall, type DeskRequest } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { pageIn, pageOf } from './pages.ts';
import { DeskRefusal, notFound } from './refusal.ts';

const roles = ['owner', 'trainer'] as const;
const renewalDays = 14;

/** Members, and their seats in classes. */
export function peopleCalls(context: DeskContext): DeskCall[] {
  const { audit, clock, db, devices, enrolments, members, recentLists, sessions } = context;

  async function memberIn({ params }: DeskRequest): Promise<Member> {
    const member = await members.byId(params.id ?? '');
    if (!member) throw notFound('This member');
    return member;
  }

  return [
    {
      name: 'members: list',
      method: 'GET',
      path: '/members',
      roles,
      query: pageIn({ q: text(100) }),
      run: ({ query }) => memberPage(db, query.q?.trim() ?? '', pageOf(query)),
    },
    {
      name: 'members: one member',
      method: 'GET',
      path: '/members/:id',
      roles,
      async run(request) {
        const { id: memberId, email, fullname, createdAt } = await memberIn(request);
        const now = clock().toISOString();
        const rows = await enrolmentsOf(db, memberId);
        const classes = rows.map(({ seatsLeft, ...row }) => ({ ...row, state: stateOf({ ...row, seatsLeft }, now) }));
        return { id: memberId, email, fullname, createdAt, classes };
      },
    },
    {
      name: 'members: mail a link for a new password',
      method: 'POST',
      path: '/members/:id/renewal',
      roles,
      async run(request) {
        const member = await memberIn(request);
        const entry = { ...authorOf(request), action: 'new password mailed', subject: member.email, detail: '' };
        await renewPassword(context, member, expiryIn(context, renewalDays), (transaction) =>
          audit.add(entry, transaction),
        );
      },
    },
    {
      name: 'members: sign out everywhere',
      method: 'POST',
      path: '/members/:id/sign-out',
      roles,
      async run(request) {
        const member = await memberIn(request);
        const ended = await sessions.endAllOf(member.id);
        await devices.forgetAllOf(member.id);
        const detail = `${ended} sign-ins`;
        await audit.add({ ...authorOf(request), action: 'member signed out', subject: member.email, detail });
        return { ended };
      },
    },
    {
      name: 'members: export',
      method: 'GET',
      path: '/members/:id/export.json',
      roles,
      async run(request, reply) {
        const member = await memberIn(request);
        const data = await exportMember(db, member);
        await audit.add({ ...authorOf(request), action: 'member exported', subject: member.email, detail: '' });
        reply.header('content-disposition', `attachment; filename="member-${encodeURIComponent(member.id)}.json"`);
        return data;
      },
    },
    {
      name: 'members: erase',
      method: 'DELETE',
      path: '/members/:id',
      roles: ['owner'],
      async run(request) {
        const member = await memberIn(request);
        const erasure = await db.transaction().execute(async (transaction) => {
          const result = await eraseMember(transaction, member, clock, (classId) =>
            giveFreeSeats(transaction, context, classId),
          );
          const detail = `enrolments kept: ${result.kept}, seats given back: ${result.givenBack}`;
          const entry = { ...authorOf(request), action: 'member erased', subject: `member ${member.id}`, detail };
          await audit.add(entry, transaction);
          return result;
        });
        recentLists.forget();
        return erasure;
      },
    },
    {
      name: 'enrolments: enrol a member',
      method: 'POST',
      path: '/members/:id/enrolments',
      roles,
      body: exactly({ classId: id }),
      async run(request) {
        const member = await memberIn(request);
        const classId = request.body.classId?.trim() ?? '';
        const entry = { ...authorOf(request), action: 'member enrolled', subject: member.email };
        const result = await enrolments.enrolByTrainer(member.id, classId, (transaction) =>
          audit.add({ ...entry, detail: `class ${classId}` }, transaction),
        );
        recentLists.forget();
        if (result === 'unknown class') throw new DeskRefusal(409, `There is no class ${classId} on the site.`);
        if (result !== 'enrolled') throw new DeskRefusal(409, 'This class has no seat left.');
      },
    },
    {
      name: 'enrolments: move to another class',
      method: 'POST',
      path: '/members/:id/enrolments/:classId/move',
      roles,
      body: exactly({ to: id }),
      async run(request) {
        const member = await memberIn(request);
        const { classId = '' } = request.params;
        const to = request.body.to?.trim() ?? '';
        const detail = `class ${classId} to class ${to}`;
        await db.transaction().execute(async (transaction) => {
          const fault = await moveSeat(transaction, member.id, classId, to);
          if (fault) throw new DeskRefusal(409, fault);
          await audit.add({ ...authorOf(request), action: 'member moved', subject: member.email, detail }, transaction);
          await giveFreeSeats(transaction, context, classId);
        });
        recentLists.forget();
      },
    },
    {
      name: 'enrolments: cancel',
      method: 'DELETE',
      path: '/members/:id/enrolments/:classId',
      roles,
      async run(request) {
        const member = await memberIn(request);
        const { classId = '' } = request.params;
        const entry = { ...authorOf(request), action: 'enrolment cancelled', subject: member.email };
        const isCancelled = await enrolments.cancel(member.id, classId, async (transaction) => {
          await audit.add({ ...entry, detail: `class ${classId}` }, transaction);
          await giveFreeSeats(transaction, context, classId);
        });
        recentLists.forget();
        if (!isCancelled) throw notFound('This enrolment');
      },
    },
  ];
}
