import { exportMember } from '../resources/member/export-member.ts';
import { memberById } from '../security/accounts.ts';
import { authorOf, type DeskCall } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { notFound } from './refusal.ts';

export const memberCalls = ({ audit, db }: DeskContext): DeskCall[] => [
  {
    name: 'members: everything about one',
    method: 'GET',
    path: '/members/:id/export.json',
    roles: ['owner', 'trainer'],
    async run(request, reply) {
      const member = await memberById(db, request.params.id ?? '');
      if (!member) throw notFound('This member');
      const data = await exportMember(db, member);
      await audit.add({ ...authorOf(request), action: 'member exported', subject: member.email, detail: '' });
      reply.header('content-disposition', `attachment; filename="member-${encodeURIComponent(member.id)}.json"`);
      return data;
    },
  },
];
