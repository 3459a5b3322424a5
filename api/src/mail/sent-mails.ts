import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** `waiting`: here, or at another server that says so; `given up`: rejected by the mail server, or returned later. */
type MailState = 'sent' | 'waiting' | 'given up';

export interface MailRow {
  id: string;
  createdAt: string;
  subject: string;
  state: MailState;
  /** `''` for nothing. */
  fault: string;
}

interface Course {
  sentAt: string | null;
  nextTryAt: string | null;
  fault: string | null;
}

export const stateOf = ({ sentAt, nextTryAt, fault }: Course): MailState =>
  sentAt === null ? (nextTryAt === null ? 'given up' : 'waiting') : fault === null ? 'sent' : 'waiting';

export const hasNotArrived = ({ eb, or }: ExpressionBuilder<Database, 'mails'>) =>
  or([eb('sentAt', 'is', null), eb('fault', 'is not', null)]);

/** Of a mail with a key that came back the text is gone. */
export const canBeSent = ({ and, eb }: ExpressionBuilder<Database, 'mails'>) =>
  and([eb('sentAt', 'is', null), eb('text', '!=', '')]);

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
  return rows.map((row) => {
    const { id, createdAt, subject, fault } = row;
    return { id, createdAt, subject, state: stateOf(row), fault: fault ?? '' };
  });
}

export async function mailTroubles(db: Kysely<Database>, addresses: readonly string[]): Promise<Map<string, string>> {
  const troubles = new Map<string, string>();
  for (let from = 0; from < addresses.length; from += portion)
    for (const row of await faultyTo(db, addresses.slice(from, from + portion)))
      troubles.set(
        row.recipient,
        `${stateOf(row) === 'given up' ? 'A mail was given up' : 'A mail waits'}: ${row.fault}`,
      );
  return troubles;
}

const faultyTo = (db: Kysely<Database>, addresses: readonly string[]) =>
  db
    .selectFrom('mails')
    .select(['recipient', 'sentAt', 'nextTryAt', 'fault'])
    .where('recipient', 'in', addresses)
    .where('fault', 'is not', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
