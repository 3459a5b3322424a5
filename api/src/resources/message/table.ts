import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import { v7 as newId } from 'uuid';
import { lockRows, type Store } from '../../core/actions.ts';
import { foundPage, type Page, type PageRequest } from '../../database/page.ts';
import type { Database } from '../../database/schema.ts';
import type { MessageState } from './fields.ts';

export interface Message extends Selectable<Database['messages']> {
  className: string | null;
  partnerName: string | null;
}

const selectMessages = (db: Kysely<Database>) =>
  db
    .selectFrom('messages')
    .leftJoin('classes', 'classes.id', 'messages.classId')
    .leftJoin('partnerKeys', 'partnerKeys.key', 'messages.partnerKey')
    .leftJoin('partnerAccounts', 'partnerAccounts.id', 'partnerKeys.partnerId')
    .selectAll('messages')
    .select(['classes.name as className', 'partnerAccounts.name as partnerName']);

export const messageStore: Store<Message> = {
  read: (db, id) => selectMessages(db).where('messages.id', '=', id).executeTakeFirst(),
  lock: (transaction, id) =>
    lockRows(transaction, transaction.selectFrom('messages').select('id').where('id', '=', id)),
  subjectOf: ({ email, name }) => email || name,
};

export interface MessageFilter {
  state: MessageState | 'all';
  words: string;
}

/** New ones: the oldest first. All others: the latest first. */
export function messagePage(
  db: Kysely<Database>,
  { state, words }: MessageFilter,
  request: PageRequest,
): Promise<Page<Message>> {
  const direction = state === 'new' ? 'asc' : 'desc';
  const messages = selectMessages(db)
    .$if(state !== 'all', (query) => query.where('messages.state', '=', state))
    .orderBy('messages.createdAt', direction)
    .orderBy('messages.id', direction);
  return foundPage(
    messages,
    words,
    ({ name, email, text }) => `${name} ${email} ${text}`,
    request,
    (query, { createdAt, id }) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('messages.createdAt', 'messages.id'), direction === 'asc' ? '>' : '<', tuple(createdAt, id)),
      ),
  );
}

type NewMessage = Pick<
  Insertable<Database['messages']>,
  'name' | 'email' | 'text' | 'classId' | 'partnerKey' | 'campaign'
>;

export async function insertMessage(
  transaction: Transaction<Database>,
  message: NewMessage,
  now: Date,
): Promise<string> {
  const id = newId();
  const at = now.toISOString();
  const untouched = { state: 'new', changedAt: at, changedBy: '', answer: '' };
  await transaction
    .insertInto('messages')
    .values({ ...message, ...untouched, id, createdAt: at })
    .execute();
  return id;
}
