import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Page, PageRequest } from '../database/page.ts';
import type { Database } from '../database/schema.ts';

export type AuditEntry = Database['auditLog'];

/** Never has a password, a key or a code. */
export type NewAuditEntry = Omit<AuditEntry, 'id' | 'at'> & Partial<Pick<AuditEntry, 'at'>>;

export type Author = Pick<AuditEntry, 'email' | 'address'>;

/** A member on the site, or the waiting list. */
export const noStaff: Author = { email: '', address: '' };

export interface AuditFilter {
  email?: string;
  subject?: string | readonly string[];
  action?: string;
  from?: string;
  /** Exclusive. */
  until?: string;
}

export function createAuditRepository(db: Kysely<Database>, clock: () => Date) {
  async function add(entry: NewAuditEntry, executor: Kysely<Database> = db): Promise<void> {
    await executor
      .insertInto('auditLog')
      .values({ at: clock().toISOString(), ...entry, id: newId() })
      .execute();
  }

  async function page(filter: AuditFilter, { offset, limit }: PageRequest): Promise<Page<AuditEntry>> {
    const rows = await filtered(filter)
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute();
    const { total } = await filtered(filter)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return { rows, total: Number(total) };
  }

  const filtered = ({ email, subject, action, from, until }: AuditFilter) =>
    db
      .selectFrom('auditLog')
      .$if(email !== undefined, (query) => query.where('email', '=', email ?? ''))
      .$if(subject !== undefined, (query) => query.where('subject', 'in', [subject ?? ''].flat()))
      .$if(action !== undefined, (query) =>
        query.where('action', '>=', action ?? '').where('action', '<', `${action}~`),
      )
      .$if(from !== undefined, (query) => query.where('at', '>=', from ?? ''))
      .$if(until !== undefined, (query) => query.where('at', '<', until ?? ''));

  return { add, page };
}

/** `''` when there is none. */
export const lastAuthorOf = async (db: Kysely<Database>, subject: string): Promise<string> =>
  (
    await db
      .selectFrom('auditLog')
      .select('email')
      .where('subject', '=', subject)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst()
  )?.email ?? '';

export const historyOf = async (db: Kysely<Database>, subject: string | readonly string[]): Promise<AuditEntry[]> =>
  (await createAuditRepository(db, () => new Date()).page({ subject }, { offset: 0, limit: 100 })).rows;
