import { retryMails } from '../../core/retry-mails.ts';
import { roles } from '../../core/roles.ts';
import type { Page } from '../../database/page.ts';
import { authorOf, type DeskCall } from '../desk-call.ts';
import type { DeskContext } from '../desk-context.ts';
import { classesWithSeats, companies, refunds, waiting } from './class-lists.ts';
import { installationFaults } from './installation-faults.ts';
import { invitations, mails, messages, seatless } from './people-lists.ts';
import { contentWaiting, originsWaiting, picturesWithoutText, publication } from './site-lists.ts';
import type { Today, TodayList } from './today.ts';

/** Nothing of Today is kept. */
export const todayCalls = (context: DeskContext): DeskCall[] => [
  {
    name: 'first page',
    method: 'GET',
    path: '/today',
    roles,
    run: async ({ staff: { role } }): Promise<Today> => ({
      ...inLists({
        ...(role === 'editor' ? noPeople : await people(context)),
        origins: role === 'owner' ? await originsWaiting(context) : none,
        pictures: await picturesWithoutText(context),
      }),
      installation: role === 'editor' ? [] : installationFaults(context),
      content: await contentWaiting(context),
      publication: publication(context),
    }),
  },
  {
    name: 'mails: try again',
    method: 'POST',
    path: '/mails/retry',
    roles: ['owner', 'trainer'],
    run: async (request) => ({ said: await retryMails(context, authorOf(request)) }),
  },
];

type Pages<Name extends TodayList> = { [Each in Name]: Page<Today[Each][number]> };

type PeopleToday = Pages<Exclude<TodayList, 'origins' | 'pictures'>>;

const none = { rows: [], total: 0 };
const noPeople: PeopleToday = {
  classes: none,
  invitations: none,
  messages: none,
  waiting: none,
  seatless: none,
  companies: none,
  refunds: none,
  mails: none,
};

const people = async (context: DeskContext): Promise<PeopleToday> => ({
  classes: await classesWithSeats(context),
  invitations: await invitations(context),
  messages: await messages(context),
  waiting: await waiting(context),
  seatless: await seatless(context),
  companies: await companies(context),
  refunds: await refunds(context),
  mails: await mails(context),
});

function inLists(pages: Pages<TodayList>): Pick<Today, TodayList | 'totals'> {
  const entries = Object.entries(pages);
  return {
    ...(Object.fromEntries(entries.map(([name, { rows }]) => [name, rows])) as Pick<Today, TodayList>),
    totals: Object.fromEntries(
      entries.flatMap(([name, { rows, total }]) => (total > rows.length ? [[name, total]] : [])),
    ),
  };
}
