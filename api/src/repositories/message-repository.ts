import { randomUUIDv7 } from 'node:crypto';
import type { Insertable, Kysely, Selectable } from 'kysely';
import { lowered, positionIn } from '../database/engine.ts';
import type { Database } from '../database/schema.ts';
import { createMailRepository, type NewMail } from './mail-repository.ts';
import type { Page, PageRequest } from './page.ts';

export const messageStates = ['new', 'answered', 'closed'] as const;
export type MessageState = (typeof messageStates)[number];
export type Message = Selectable<Database['messages']>;

export interface MessageFilter {
  state: MessageState | 'all';
  /** Part of the name, the address or the text. */
  words: string;
}

type NewMessage = Pick<
  Insertable<Database['messages']>,
  'name' | 'email' | 'text' | 'classId' | 'partnerKey' | 'campaign'
>;
/** What else belongs to the same transaction. */
type Also = (transaction: Kysely<Database>) => Promise<void>;

const year = 366 * 86_400_000;

/** Messages of the contact forms, and of visitors who ask for a place in a class. Those that are done stay a year. */
export function createMessageRepository(db: Kysely<Database>, clock: () => Date) {
  /** With the mail that brings it to the provider, in one transaction. @param also Default: nothing. */
  const add = (message: NewMessage, mail: NewMail, also?: Also) =>
    db.transaction().execute(async (transaction) => {
      const now = clock();
      await transaction
        .deleteFrom('messages')
        .where('state', '!=', 'new')
        .where('changedAt', '<', new Date(now.getTime() - year).toISOString())
        .execute();
      const untouched = { state: 'new', changedAt: now.toISOString(), changedBy: '', answer: '' };
      await transaction
        .insertInto('messages')
        .values({ ...message, ...untouched, id: randomUUIDv7(), createdAt: now.toISOString() })
        .execute();
      await createMailRepository(transaction, clock).add(mail);
      await also?.(transaction);
    });

  /** New ones: the oldest first. All others: the latest first. */
  async function page(filter: MessageFilter, { offset, limit }: PageRequest): Promise<Page<Message>> {
    const direction = filter.state === 'new' ? 'asc' : 'desc';
    const rows = await filtered(filter)
      .selectAll()
      .orderBy('createdAt', direction)
      .orderBy('id', direction)
      .offset(offset)
      .limit(limit)
      .execute();
    const { total } = await filtered(filter)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return { rows, total: Number(total) };
  }

  function filtered({ state, words }: MessageFilter) {
    const text = lowered(words);
    return db
      .selectFrom('messages')
      .$if(state !== 'all', (query) => query.where('state', '=', state as MessageState))
      .$if(text !== '', (query) =>
        query.where(({ or, eb, fn }) =>
          or(
            (['name', 'email', 'text'] as const).map((column) =>
              eb(fn<number>(positionIn(db), [fn('lower', [column]), eb.val(text)]), '>', 0),
            ),
          ),
        ),
      );
  }

  const byId = (id: string): Promise<Message | undefined> =>
    db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();

  /** Returns false when it is in another state by now, and nothing is changed then. */
  const change = (
    { id, state }: Pick<Message, 'id' | 'state'>,
    next: { state: MessageState; changedBy: string; answer?: string; mail?: NewMail },
    also: Also,
  ): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const { answer, changedBy, mail } = next;
      const { numUpdatedRows } = await transaction
        .updateTable('messages')
        .set({
          state: next.state,
          changedBy,
          changedAt: clock().toISOString(),
          ...(answer !== undefined && { answer }),
        })
        .where('id', '=', id)
        .where('state', '=', state)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows !== 1n) return false;
      if (mail) await createMailRepository(transaction, clock).add(mail);
      await also(transaction);
      return true;
    });

  return { add, page, byId, change };
}
