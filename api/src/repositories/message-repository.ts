import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { createMailRepository, type NewMail } from './mail-repository.ts';
import type { Page, PageRequest } from './page.ts';

export const messageStates = ['new', 'answered', 'closed'] as const;
export type MessageState = (typeof messageStates)[number];
export type Message = Database['messages'];

type NewMessage = Pick<Message, 'name' | 'email' | 'text'>;
/** What else belongs to the same transaction. */
type Also = (transaction: Kysely<Database>) => Promise<void>;

const year = 366 * 86_400_000;

/** Messages of the contact forms. Those that are done stay a year. */
export function createMessageRepository(db: Kysely<Database>, clock: () => Date) {
  /** With the mail that brings it to the provider, in one transaction. */
  const add = (message: NewMessage, mail: NewMail) =>
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
    });

  /** New ones: the oldest first. All others: the latest first. */
  async function page(state: MessageState, { offset, limit }: PageRequest): Promise<Page<Message>> {
    const direction = state === 'new' ? 'asc' : 'desc';
    const rows = await db
      .selectFrom('messages')
      .selectAll()
      .where('state', '=', state)
      .orderBy('createdAt', direction)
      .orderBy('id', direction)
      .offset(offset)
      .limit(limit)
      .execute();
    return { rows, total: await count(state) };
  }

  async function count(state: MessageState): Promise<number> {
    const { total } = await db
      .selectFrom('messages')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('state', '=', state)
      .executeTakeFirstOrThrow();
    return Number(total);
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

  return { add, page, count, byId, change };
}
