import { exactly, id, text } from '../http/schemas.ts';
import { invitationPage } from '../people/invitation-pages.ts';
import { invitationState, invitationStates } from '../people/invitation-state.ts';
import { expiryIn, invite, renewPassword } from '../people/invite.ts';
import { createInvitationRepository } from '../repositories/invitation-repository.ts';
import { emailFault } from '../staff/email-fault.ts';
import { authorOf, type DeskCall, type DeskRequest } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { pageIn, pageOf } from './pages.ts';
import { DeskRefusal, notFound } from './refusal.ts';

const roles = ['owner', 'trainer'] as const;
const email = text(254);
const days = 14;

/** Invitations to become a member. Keys are known to the mails only, so that sending again makes a new one. */
export function invitationCalls(context: DeskContext): DeskCall[] {
  const { audit, clock, db, invitations, members } = context;

  async function send(request: DeskRequest, person: { email: string; fullname: string; classId: string }) {
    const subject = person.email.toLowerCase();
    const entry = { ...authorOf(request), action: 'member invited', subject, detail: `class ${person.classId}` };
    const invitee = { ...person, email: subject, expiresAt: expiryIn(context, days) };
    const result = await invite(context, invitee, (transaction) => audit.add(entry, transaction));
    if (result.kind === 'no class') throw new DeskRefusal(409, `There is no class ${person.classId} on the site.`);
    if (result.kind === 'member') throw new DeskRefusal(409, `${subject} is a member already.`);
  }

  return [
    {
      name: 'invitations: list',
      method: 'GET',
      path: '/invitations',
      roles,
      query: pageIn({ q: text(100), state: { enum: ['', 'all', ...invitationStates] } }),
      async run({ query }) {
        const now = clock().toISOString();
        const state = (query.state || 'waiting') as Parameters<typeof invitationPage>[2]['state'];
        const { rows, total } = await invitationPage(db, now, { state, words: query.q?.trim() ?? '' }, pageOf(query));
        return {
          total,
          rows: rows.map((row) => ({
            id: row.keyHash.slice(0, 16),
            email: row.email,
            fullname: row.fullname,
            classId: row.classId,
            className: row.className ?? '',
            isRenewal: row.renewsMemberId !== null,
            createdAt: row.createdAt,
            expiresAt: row.expiresAt,
            state: invitationState(row, now),
          })),
        };
      },
    },
    {
      name: 'invitations: send',
      method: 'POST',
      path: '/invitations',
      roles,
      body: exactly({ email, fullname: text(200), classId: id }),
      async run(request) {
        const { email: address = '', fullname = '', classId = '' } = request.body;
        const fault = emailFault(address);
        if (fault) throw new DeskRefusal(422, fault);
        if (fullname.trim() === '' || /\p{Cc}/u.test(fullname)) throw new DeskRefusal(422, 'The name is needed.');
        await send(request, { email: address.trim(), fullname: fullname.trim(), classId: classId.trim() });
      },
    },
    {
      name: 'invitations: send again',
      method: 'POST',
      path: '/invitations/again',
      roles,
      body: exactly({ email }),
      async run(request) {
        const found = await invitations.latestWaiting(request.body.email ?? '');
        if (!found) throw notFound('This invitation');
        const member = found.renewsMemberId === null ? undefined : await members.byId(found.renewsMemberId);
        if (!member) return send(request, found);
        const entry = { ...authorOf(request), action: 'new password mailed', subject: member.email, detail: '' };
        return renewPassword(context, member, expiryIn(context, days), (transaction) => audit.add(entry, transaction));
      },
    },
    {
      name: 'invitations: revoke',
      method: 'POST',
      path: '/invitations/revoke',
      roles,
      body: exactly({ email }),
      async run(request) {
        const found = await invitations.latestWaiting(request.body.email ?? '');
        if (!found) throw notFound('This invitation');
        const entry = { ...authorOf(request), action: 'invitation revoked', subject: found.email, detail: '' };
        await db.transaction().execute(async (transaction) => {
          await createInvitationRepository(transaction, clock).revoke(found.email);
          await audit.add(entry, transaction);
        });
      },
    },
  ];
}
