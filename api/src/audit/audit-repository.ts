import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Page, PageRequest } from '../repositories/page.ts';

export type AuditEntry = Database['auditLog'];

/** What was done, to what, and by whom. Never a password, a key or a code. */
export type NewAuditEntry = Omit<AuditEntry, 'id' | 'at'>;

/** Who makes a change. */
export type Author = Pick<AuditEntry, 'email' | 'address'>;

export interface AuditFilter {
  email?: string;
  subject?: string;
  /** Beginning of an action: `staff` for all that concerns staff. */
  action?: string;
  /** Earliest moment. */
  from?: string;
  /** First moment that is too late. */
  until?: string;
}

const year = 366 * 86_400_000;

/** Who did what, kept for a year. */
export function createAuditRepository(db: Kysely<Database>, clock: () => Date) {
  async function add(entry: NewAuditEntry, executor: Kysely<Database> = db): Promise<void> {
    const now = clock();
    await executor
      .deleteFrom('auditLog')
      .where('at', '<', new Date(now.getTime() - year).toISOString())
      .execute();
    await executor
      .insertInto('auditLog')
      .values({ ...entry, id: randomUUIDv7(), at: now.toISOString() })
      .execute();
  }

  /** The latest first. */
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
      .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
      .$if(action !== undefined, (query) =>
        query.where('action', '>=', action ?? '').where('action', '<', `${action}~`),
      )
      .$if(from !== undefined, (query) => query.where('at', '>=', from ?? ''))
      .$if(until !== undefined, (query) => query.where('at', '<', until ?? ''));

  return { add, page };
}
