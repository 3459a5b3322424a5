import { retryMails } from '../core/retry-mails.ts';
import { roles } from '../core/roles.ts';
import { authorOf, type DeskCall } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { createToday, type PeopleToday } from './today.ts';

const nothing: PeopleToday = {
  classes: [],
  invitations: [],
  messages: [],
  waiting: [],
  companies: [],
  refunds: [],
  mails: [],
  installation: [],
};

/** Editors see what concerns content. */
export function todayCalls(context: DeskContext): DeskCall[] {
  const today = createToday(context);
  return [
    {
      name: 'first page',
      method: 'GET',
      path: '/today',
      roles,
      run: async ({ staff: { role } }) => ({
        ...(role === 'editor' ? nothing : await today.people()),
        content: await today.content(),
        origins: role === 'owner' ? await today.origins() : [],
        publication: today.publication(),
        pictures: await today.pictures(),
      }),
    },
    {
      name: 'mails: try again',
      method: 'POST',
      path: '/mails/retry',
      roles: ['owner', 'trainer'],
      run: (request) => retryMails(context, authorOf(request)),
    },
  ];
}
