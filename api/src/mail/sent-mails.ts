import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** `given up`: the mail server has rejected it. */
type MailState = 'sent' | 'waiting' | 'given up';

export interface MailRow {
  id: string;
  createdAt: string;
  subject: string;
  state: MailState;
  /** `''` for nothing. */
  fault: string;
}

const most = 20;

const portion = 500;

export async function mailsTo(db: Kysely<Database>, addresses: readonly string[]): Promise<MailRow[]> {
  const rows = await db
    .selectFrom('mails')
    .select(['id', 'createdAt', 'subject', 'sentAt', 'nextTryAt', 'fault'])
    .where('recipient', 'in', addresses)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id, createdAt, subject, sentAt, nextTryAt, fault }) => {
    const state = sentAt !== null ? 'sent' : nextTryAt === null ? 'given up' : 'waiting';
    return { id, createdAt, subject, state, fault: fault ?? '' };
  });
}

export async function mailTroubles(db: Kysely<Database>, addresses: readonly string[]): Promise<Map<string, string>> {
  const troubles = new Map<string, string>();
  for (let from = 0; from < addresses.length; from += portion)
    for (const { recipient, nextTryAt, fault } of await refusedTo(db, addresses.slice(from, from + portion)))
      troubles.set(recipient, nextTryAt === null ? `A mail was given up: ${fault}` : `A mail waits: ${fault}`);
  return troubles;
}

const refusedTo = (db: Kysely<Database>, addresses: readonly string[]) =>
  db
    .selectFrom('mails')
    .select(['recipient', 'nextTryAt', 'fault'])
    .where('recipient', 'in', addresses)
    .where('sentAt', 'is', null)
    .where('fault', 'is not', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
