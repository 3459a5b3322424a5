import { classStates } from '../classes/class-data.ts';
import { classPage } from '../classes/class-pages.ts';
import { type StateFilter, stateOf } from '../classes/class-state.ts';
import { text } from '../http/schemas.ts';
import { invitationPage } from '../people/invitation-pages.ts';
import { invitationState, invitationStates } from '../people/invitation-state.ts';
import { memberPage } from '../people/member-pages.ts';
import { createMessageRepository } from '../repositories/message-repository.ts';
import { csv } from '../transfer/write-csv.ts';
import { authorOf, type DeskCall } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { messageFilterOf, messageFilters } from './message-calls.ts';

const roles = ['owner', 'trainer'] as const;
const all = { offset: 0, limit: 100_000 };

/** Lists about people and classes as CSV files, with the filters of the list. Each export is in the audit log. */
export function exportCalls({ audit, clock, db }: DeskContext): DeskCall[] {
  const messages = createMessageRepository(db, clock);
  const now = () => clock().toISOString();

  const call = (
    list: string,
    filters: Record<string, object>,
    linesOf: (query: Record<string, string>) => Promise<string[][]>,
  ): DeskCall => ({
    name: `${list}: export the list`,
    method: 'GET',
    path: `/export/${list}.csv`,
    roles,
    query: { type: 'object', additionalProperties: false, properties: filters },
    async run(request, reply) {
      const [head = [], ...lines] = await linesOf(request.query);
      await audit.add({
        ...authorOf(request),
        action: `${list} exported`,
        subject: '',
        detail: `${lines.length} rows`,
      });
      reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${list}.csv"`);
      return csv([head, ...lines]);
    },
  });

  return [
    call(
      'classes',
      { q: text(100), state: { enum: ['', 'current', 'all', ...classStates] }, language: text(20) },
      async ({ q, state, language }) => {
        const filter = {
          state: (state || 'current') as StateFilter,
          languageId: language || undefined,
          words: q?.trim(),
        };
        const { rows } = await classPage(db, now(), filter, all);
        return [
          ['number', 'name', 'Language', 'trainer', 'first session', 'time zone', 'sessions', 'state', 'seats', 'free'],
          ...rows.map((row) => [
            ...[row.id, row.name, row.languageName, row.trainerName ?? '', row.localStart, row.timeZone, row.pattern],
            ...[stateOf(row, now()), String(row.seatsTotal), String(row.seatsLeft)],
          ]),
        ];
      },
    ),
    call('members', { q: text(100) }, async ({ q }) => {
      const { rows } = await memberPage(db, q?.trim() ?? '', all);
      return [
        ['name', 'e-mail', 'member since (UTC)'],
        ...rows.map(({ fullname, email, createdAt }) => [fullname, email, createdAt]),
      ];
    }),
    call('invitations', { q: text(100), state: { enum: ['', 'all', ...invitationStates] } }, async ({ q, state }) => {
      const filter = { state: (state || 'waiting') as 'waiting', words: q?.trim() ?? '' };
      const { rows } = await invitationPage(db, now(), filter, all);
      return [
        ['name', 'e-mail', 'class', 'invited at (UTC)', 'until (UTC)', 'state'],
        ...rows.map((row) => [
          ...[row.fullname, row.email, row.className ?? '', row.createdAt, row.expiresAt],
          invitationState(row, now()),
        ]),
      ];
    }),
    call('messages', messageFilters, async (query) => {
      const { rows } = await messages.page(messageFilterOf(query), all);
      return [
        ['written at (UTC)', 'name', 'e-mail', 'message', 'state', 'done by', 'answer'],
        ...rows.map((row) => [row.createdAt, row.name, row.email, row.text, row.state, row.changedBy, row.answer]),
      ];
    }),
  ];
}
