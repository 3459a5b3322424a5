import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import { type Newest, newestOf, type Page, type PageRequest } from '../database/page.ts';
import type { Database } from '../database/schema.ts';

export type AuditEntry = Database['auditLog'];

/** Never has a password, a key or a code. */
export type NewAuditEntry = Omit<AuditEntry, 'id' | 'at'> & Partial<Pick<AuditEntry, 'at'>>;

export type Author = Pick<AuditEntry, 'email' | 'address'>;

/** A member on the site, or the waiting list. */
export const noStaff: Author = { email: '', address: '' };

export interface AuditFilter {
  email?: string;
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

  const filtered = ({ email, action, from, until }: AuditFilter) =>
    db
      .selectFrom('auditLog')
      .$if(email !== undefined, (query) => query.where('email', '=', email ?? ''))
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

/** @param words What the detail of each names as a whole, such as `class 500001`. Default: anything. */
export async function historyOf(
  db: Kysely<Database>,
  subject: string | readonly string[],
  most: number,
  words = '',
): Promise<Newest<AuditEntry>> {
  const rows = await db
    .selectFrom('auditLog')
    .selectAll()
    .where('subject', 'in', [subject].flat())
    .where('detail', 'like', `%${words}%`)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .$if(words === '', (query) => query.limit(most + 1))
    .execute();
  return newestOf(words === '' ? rows : rows.filter(({ detail }) => names(detail, words)), most);
}

/** `LIKE` finds more: `_` is any character there, and `class 50` is in `class 500`. */
const names = (detail: string, words: string): boolean =>
  detail
    .split(words)
    .slice(1)
    .some((rest) => !/^[\w-]/.test(rest));
