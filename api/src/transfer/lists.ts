import type { Kysely } from 'kysely';
import { classStates } from '../classes/class-data.ts';
import { classPage } from '../classes/class-pages.ts';
import { type StateFilter, stateOf } from '../classes/class-state.ts';
import type { Database } from '../database/schema.ts';
import { type InvitationFilter, invitationPage } from '../people/invitation-pages.ts';
import { invitationState, invitationStates } from '../people/invitation-state.ts';
import { memberPage } from '../people/member-pages.ts';
import { createMessageRepository, type MessageFilter, messageStates } from '../repositories/message-repository.ts';
import { csv } from './write-csv.ts';

export interface ListFilter {
  words?: string;
  /** One of the states of the list. Default: all. */
  state?: string;
  /** Default: classes in every Language. */
  languageId?: string;
}

export interface ListOf {
  /** States by which the list can be filtered. */
  states: readonly string[];
  /** Title and cells of each row, as people read them. */
  read(context: { db: Kysely<Database>; clock: () => Date }, filter: ListFilter): Promise<string[][]>;
}

const all = { offset: 0, limit: 100_000 };

/** Lists about classes and people, which are written as files. */
export const lists = {
  classes: {
    states: ['current', 'all', ...classStates],
    async read({ db, clock }, { words, state = 'all', languageId }) {
      const now = clock().toISOString();
      const filter = { state: state as StateFilter, languageId, words };
      const { rows } = await classPage(db, now, filter, all);
      return [
        ['number', 'name', 'Language', 'trainer', 'first session', 'time zone', 'sessions', 'state', 'seats', 'free'],
        ...rows.map((row) => [
          ...[row.id, row.name, row.languageName, row.trainerName ?? '', row.localStart, row.timeZone, row.pattern],
          ...[stateOf(row, now), String(row.seatsTotal), String(row.seatsLeft)],
        ]),
      ];
    },
  },
  members: {
    states: [],
    async read({ db }, { words = '' }) {
      const { rows } = await memberPage(db, words, all);
      return [
        ['name', 'e-mail', 'member since (UTC)'],
        ...rows.map(({ fullname, email, createdAt }) => [fullname, email, createdAt]),
      ];
    },
  },
  invitations: {
    states: ['all', ...invitationStates],
    async read({ db, clock }, { words = '', state = 'all' }) {
      const now = clock().toISOString();
      const { rows } = await invitationPage(db, now, { state: state as InvitationFilter['state'], words }, all);
      return [
        ['name', 'e-mail', 'class', 'invited at (UTC)', 'until (UTC)', 'state'],
        ...rows.map((row) => [
          ...[row.fullname, row.email, row.className ?? '', row.createdAt, row.expiresAt],
          invitationState(row, now),
        ]),
      ];
    },
  },
  messages: {
    states: ['all', ...messageStates],
    async read({ db, clock }, { words = '', state = 'all' }) {
      const filter = { state: state as MessageFilter['state'], words };
      const { rows } = await createMessageRepository(db, clock).page(filter, all);
      return [
        [
          ...['written at (UTC)', 'name', 'e-mail', 'message', 'state', 'done by', 'answer'],
          ...['class', 'partner key', 'campaign'],
        ],
        ...rows.map((row) => [
          ...[row.createdAt, row.name, row.email, row.text, row.state, row.changedBy, row.answer],
          ...[row.classId, row.partnerKey, row.campaign],
        ]),
      ];
    },
  },
} satisfies Record<string, ListOf>;

export type ListName = keyof typeof lists;

export const listNames = Object.keys(lists) as ListName[];

/** A list as a CSV file, and how many rows it has. */
export async function exportList(
  context: Parameters<ListOf['read']>[0],
  name: ListName,
  filter: ListFilter,
): Promise<{ text: string; count: number }> {
  const lines = await lists[name].read(context, filter);
  return { text: csv(lines), count: lines.length - 1 };
}
