import { domainToUnicode } from 'node:url';
import { typedEmail } from '@agile-languages/shared/formats';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { MembersTable } from '../database/tables/people-tables.ts';
import { forgetDevicesOf } from './device-repository.ts';

export type Member = Selectable<MembersTable>;

/** Some browsers write the domain in its ASCII form, `xn--…`. */
export const normaliseEmail = (email: string): string =>
  typedEmail(email)
    .toLowerCase()
    .replace(/[^@]*xn--[^@]*$/, (domain) => domainToUnicode(domain) || domain);

/** In place of an erased member's address. */
export const erasedEmail = (id: string): string => `erased ${id}`;
export const erasedEmails = 'erased %';

export const memberById = (db: Kysely<Database>, id: string): Promise<Member | undefined> =>
  known(db).where('id', '=', id).executeTakeFirst();

export const memberByEmail = (db: Kysely<Database>, email: string): Promise<Member | undefined> =>
  known(db).where('email', '=', normaliseEmail(email)).executeTakeFirst();

/** Also former ones, except those that somebody else has by now. */
export async function addressesOf(db: Kysely<Database>, { id, email, formerEmails }: Member): Promise<string[]> {
  const former = formerEmails.split('\n').filter(Boolean);
  if (former.length === 0) return [email];
  const others = await db
    .selectFrom('members')
    .select('email')
    .where('email', 'in', former)
    .where('id', '!=', id)
    .execute();
  return [email, ...former.filter((address) => !others.some((other) => other.email === address))];
}

const known = (db: Kysely<Database>) => db.selectFrom('members').selectAll().where('email', 'not like', erasedEmails);

/** In a transaction: earlier sign-ins end, and no device is known. */
export async function setPassword(db: Kysely<Database>, memberId: string, passwordHash: string): Promise<void> {
  await db.updateTable('members').set({ passwordHash }).where('id', '=', memberId).execute();
  await db.deleteFrom('sessions').where('memberId', '=', memberId).execute();
  await forgetDevicesOf(db, memberId);
}
