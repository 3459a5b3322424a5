import { classPage } from '../classes/class-pages.ts';
import { kinds } from '../content/kinds.ts';
import { text } from '../http/schemas.ts';
import { invitationPage } from '../people/invitation-pages.ts';
import { memberPage } from '../people/member-pages.ts';
import { createMessageRepository } from '../repositories/message-repository.ts';
import { roles } from '../staff/roles.ts';
import type { DeskCall } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import type { Found } from './desk-types.ts';

const few = { offset: 0, limit: 5 };

/** A search over everything that the role includes: the first few of each list, and how many there are. */
export function searchCalls({ clock, db, records }: DeskContext): DeskCall[] {
  const inbox = createMessageRepository(db, clock);

  async function people(words: string): Promise<Found[]> {
    const now = clock().toISOString();
    const [classes, members, invitations, messages] = await Promise.all([
      classPage(db, now, { state: 'all', words }, few),
      memberPage(db, words, few),
      invitationPage(db, now, { state: 'all', words }, few),
      inbox.page({ state: 'all', words }, few),
    ]);
    return [
      {
        list: 'classes',
        total: classes.total,
        rows: classes.rows.map(({ id, name, localStart }) => ({ id, title: name, detail: localStart.slice(0, 10) })),
      },
      {
        list: 'members',
        total: members.total,
        rows: members.rows.map(({ id, fullname, email }) => ({ id, title: fullname, detail: email })),
      },
      {
        list: 'invitations',
        total: invitations.total,
        rows: invitations.rows.map(({ email, fullname }) => ({ id: email, title: fullname, detail: email })),
      },
      {
        list: 'messages',
        total: messages.total,
        rows: messages.rows.map(({ id, name, email, createdAt }) => ({
          id,
          title: name || email || 'Somebody',
          detail: createdAt.slice(0, 10),
        })),
      },
    ];
  }

  const content = (words: string): Promise<Found[]> =>
    Promise.all(
      kinds.map(async (kind) => {
        const { rows, total } = await records.page(kind, { words }, few);
        return { list: kind, total, rows: rows.map(({ id, title }) => ({ id, title, detail: '' })) };
      }),
    );

  return [
    {
      name: 'search over everything',
      method: 'GET',
      path: '/search',
      roles,
      query: { type: 'object', additionalProperties: false, properties: { q: text(100) } },
      async run({ staff: { role }, query }) {
        const words = query.q?.trim() ?? '';
        if (words === '') return { lists: [] };
        const lists = [...(role === 'editor' ? [] : await people(words)), ...(await content(words))];
        return { lists: lists.filter(({ total }) => total > 0) };
      },
    },
  ];
}
