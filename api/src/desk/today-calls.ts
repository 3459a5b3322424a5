import { retryMails } from '../core/retry-mails.ts';
import { roles } from '../core/roles.ts';
import { authorOf, type DeskCall } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { createToday, type Pages, type PeopleToday, type Today, type TodayList } from './today.ts';

const none = { rows: [], total: 0 };
const nothing: PeopleToday = {
  classes: none,
  invitations: none,
  messages: none,
  waiting: none,
  seatless: none,
  companies: none,
  refunds: none,
  mails: none,
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
      run: async ({ staff: { role } }): Promise<Today> => ({
        ...inLists({
          ...(role === 'editor' ? nothing : await today.people()),
          origins: role === 'owner' ? await today.origins() : none,
          pictures: await today.pictures(),
        }),
        installation: role === 'editor' ? [] : today.installation(),
        content: await today.content(),
        publication: today.publication(),
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

function inLists(pages: Pages<TodayList>): Pick<Today, TodayList | 'totals'> {
  const entries = Object.entries(pages);
  return {
    ...(Object.fromEntries(entries.map(([name, { rows }]) => [name, rows])) as Pick<Today, TodayList>),
    totals: Object.fromEntries(
      entries.flatMap(([name, { rows, total }]) => (total > rows.length ? [[name, total]] : [])),
    ),
  };
}
