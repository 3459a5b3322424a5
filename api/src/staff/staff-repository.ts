import { randomUUIDv7 } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { normaliseEmail } from '../repositories/member-repository.ts';
import { createLinkRepository } from './link-repository.ts';
import { createPasskeyRepository } from './passkey-repository.ts';
import type { Role } from './roles.ts';

export type Staff = Omit<Database['staff'], 'role'> & { role: Role };

/** People who work for the provider, their passkeys and the links by which they set up a sign-in. */
export function createStaffRepository(db: Kysely<Database>, clock: () => Date) {
  const links = createLinkRepository(db, clock);

  const byId = (id: string) => one(db.selectFrom('staff').selectAll().where('id', '=', id));

  const byEmail = (email: string) => one(db.selectFrom('staff').selectAll().where('email', '=', normaliseEmail(email)));

  /** Everybody, by e-mail, with the ways in which they can sign in. */
  async function all() {
    const people = await db.selectFrom('staff').selectAll().orderBy('email').execute();
    const passkeys = await db
      .selectFrom('staffPasskeys')
      .select(({ fn }) => ['staffId', fn.countAll<number>().as('count')])
      .groupBy('staffId')
      .execute();
    const counts = new Map(passkeys.map(({ staffId, count }) => [staffId, Number(count)]));
    return people.map((person) => ({ ...(person as Staff), passkeys: counts.get(person.id) ?? 0 }));
  }

  /** Adds a person who cannot sign in yet. An address that is there already gets neither name nor role. */
  async function add(person: Pick<Staff, 'email' | 'fullname' | 'role'>): Promise<Staff> {
    const email = normaliseEmail(person.email);
    await db
      .insertInto('staff')
      .values({
        ...person,
        email,
        id: randomUUIDv7(),
        passwordHash: '',
        totpSecret: '',
        totpStep: 0,
        createdAt: clock().toISOString(),
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute();
    const added = await byEmail(email);
    if (!added) throw new Error('The person who was added is not there.');
    return added;
  }

  /** The link that a key opens, and whose it is. */
  async function linkOf(key: string) {
    const link = await links.linkOf(key);
    const person = link && (await byId(link.staffId));
    return person && { ...link, person };
  }

  /** Accepts the step of a one-time code once. */
  async function takeTotpStep(id: string, step: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('staff')
      .set({ totpStep: step })
      .where('id', '=', id)
      .where('totpStep', '<', step)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  const change = (id: string, role: Role): Promise<boolean> =>
    withoutLastOwner(id, role, (transaction) =>
      transaction.updateTable('staff').set({ role }).where('id', '=', id).execute(),
    );

  /** The person's passkeys, links and sign-ins go as well. */
  const remove = (id: string): Promise<boolean> =>
    withoutLastOwner(id, undefined, async (transaction) => {
      for (const table of ['staffPasskeys', 'staffLinks', 'staffSessions'] as const)
        await transaction.deleteFrom(table).where('staffId', '=', id).execute();
      await transaction.deleteFrom('staff').where('id', '=', id).execute();
    });

  /** Runs a change that leaves at least one owner; returns false when it would not. */
  const withoutLastOwner = (
    id: string,
    role: Role | undefined,
    work: (transaction: Transaction<Database>) => Promise<unknown>,
  ): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const owners = await transaction
        .updateTable('staff')
        .set(({ ref }) => ({ role: ref('role') }))
        .where('role', '=', 'owner')
        .returning('id')
        .execute();
      const isLast = owners.length === 1 && owners[0]?.id === id;
      if (isLast && role !== 'owner') return false;
      await work(transaction);
      return true;
    });

  const passkeys = createPasskeyRepository(db, clock);
  return { ...passkeys, ...links, byId, byEmail, all, add, linkOf, takeTotpStep, change, remove };
}

async function one(query: { executeTakeFirst(): Promise<Database['staff'] | undefined> }): Promise<Staff | undefined> {
  return (await query.executeTakeFirst()) as Staff | undefined;
}
