import type { Kysely, Transaction } from 'kysely';
import { v7 as newId } from 'uuid';
import { lockRows, type Store } from '../../core/actions.ts';
import type { Role } from '../../core/roles.ts';
import { foundPage, type Page, type PageRequest } from '../../database/page.ts';
import type { Database } from '../../database/schema.ts';
import { normaliseEmail } from '../../security/accounts.ts';

export type Staff = Omit<Database['staff'], 'role'> & { role: Role };

export type StaffRecord = Staff & { passkeys: number };

export const staffById = (db: Kysely<Database>, id: string): Promise<StaffRecord | undefined> =>
  one(selectStaff(db).where('id', '=', id));

export const staffByEmail = (db: Kysely<Database>, email: string): Promise<StaffRecord | undefined> =>
  one(selectStaff(db).where('email', '=', normaliseEmail(email)));

export const hasStaff = async (db: Kysely<Database>): Promise<boolean> =>
  (await db.selectFrom('staff').select('id').limit(1).executeTakeFirst()) !== undefined;

export async function staffPage(db: Kysely<Database>, words: string, request: PageRequest): Promise<Page<StaffRecord>> {
  const people = selectStaff(db).orderBy('email');
  const { rows, total } = await foundPage(people, words, ({ email, fullname }) => `${email} ${fullname}`, request);
  return { rows: rows.map(asStaff), total };
}

export const staffStore: Store<StaffRecord> = {
  read: staffById,
  lock: (transaction, id) => lockRows(transaction, transaction.selectFrom('staff').select('id').where('id', '=', id)),
  subjectOf: ({ email }) => email,
};

/** A known address gets neither name nor role. */
export async function insertStaff(
  db: Kysely<Database>,
  person: Pick<Database['staff'], 'email' | 'fullname' | 'role'>,
  now: Date,
): Promise<string> {
  const email = normaliseEmail(person.email);
  await db
    .insertInto('staff')
    .values({
      ...person,
      email,
      id: newId(),
      passwordHash: '',
      totpSecret: '',
      totpStep: 0,
      createdAt: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  return (await db.selectFrom('staff').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
}

export const lockOwners = (transaction: Transaction<Database>) =>
  transaction
    .updateTable('staff')
    .set(({ ref }) => ({ role: ref('role') }))
    .where('role', '=', 'owner')
    .returning('id')
    .execute();

const selectStaff = (db: Kysely<Database>) =>
  db
    .selectFrom('staff')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('staffPasskeys')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('staffPasskeys.staffId', '=', 'staff.id')
        .as('passkeys'),
    );

const one = async (query: ReturnType<typeof selectStaff>): Promise<StaffRecord | undefined> => {
  const row = await query.executeTakeFirst();
  return row && asStaff(row);
};

type Row = Database['staff'] & { passkeys: number | null };

const asStaff = (row: Row): StaffRecord => ({ ...row, role: row.role as Role, passkeys: Number(row.passkeys) });
