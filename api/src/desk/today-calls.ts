import { roles } from '../core/roles.ts';
import { authorOf, type DeskCall } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { createToday } from './today.ts';

const nothing = { classes: [], invitations: [], messages: [], waiting: [], mails: [], installation: [] };

/** Editors see what concerns content. */
export function todayCalls(context: DeskContext): DeskCall[] {
  const { audit, mails } = context;
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
      async run(request) {
        await mails.retryAll();
        await audit.add({ ...authorOf(request), action: 'mails tried again', subject: '', detail: '' });
      },
    },
  ];
}
