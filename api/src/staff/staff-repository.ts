import { randomUUIDv7 } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { normaliseEmail } from '../repositories/member-repository.ts';
import { hashOf, newActivationKey } from '../security/tokens.ts';
import type { Role } from './roles.ts';

export type Staff = Omit<Database['staff'], 'role'> & { role: Role };

/** A way to sign in that a person sets up. */
export type Credential = { passwordHash: string; totpSecret: string } | { passkey: Passkey };

export type Passkey = Pick<Database['staffPasskeys'], 'id' | 'name' | 'publicKey' | 'counter' | 'transports'>;

const day = 86_400_000;

/** How long a link to set up a sign-in works. In milliseconds. */
const linkLifetime = day;

/** People who work for the provider, their passkeys and the links by which they set up a sign-in. */
export function createStaffRepository(db: Kysely<Database>, clock: () => Date) {
  const now = () => clock().toISOString();

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
        createdAt: now(),
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute();
    const added = await byEmail(email);
    if (!added) throw new Error('The person who was added is not there.');
    return added;
  }

  /** Makes a link by which a person sets up a sign-in. Earlier links of the person end. Returns its key. */
  async function createLink(staffId: string): Promise<string> {
    const key = newActivationKey();
    await db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('staffLinks').where('staffId', '=', staffId).execute();
      await transaction
        .insertInto('staffLinks')
        .values({ keyHash: hashOf(key), staffId, totpSecret: '', createdAt: now(), expiresAt: inFuture(linkLifetime) })
        .execute();
    });
    return key;
  }

  const inFuture = (milliseconds: number) => new Date(clock().getTime() + milliseconds).toISOString();

  /** The link that a key opens, and whose it is. */
  async function linkOf(key: string) {
    const link = await db
      .selectFrom('staffLinks')
      .selectAll()
      .where('keyHash', '=', hashOf(key))
      .where('expiresAt', '>', now())
      .executeTakeFirst();
    const person = link && (await byId(link.staffId));
    return person && { ...link, person };
  }

  const keepTotpSecret = (key: string, totpSecret: string) =>
    db.updateTable('staffLinks').set({ totpSecret }).where('keyHash', '=', hashOf(key)).execute();

  /**
   * Ends a link and makes the credential the person's only one: whoever had another one, or was signed in, is out.
   * Returns whether the link still worked.
   */
  const acceptLink = (key: string, fullname: string, credential: Credential): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const link = await transaction
        .deleteFrom('staffLinks')
        .where('keyHash', '=', hashOf(key))
        .where('expiresAt', '>', now())
        .returning('staffId')
        .executeTakeFirst();
      if (!link) return false;
      const { staffId } = link;
      await transaction.deleteFrom('staffPasskeys').where('staffId', '=', staffId).execute();
      await transaction.deleteFrom('staffSessions').where('staffId', '=', staffId).execute();
      const password = 'passkey' in credential ? { passwordHash: '', totpSecret: '' } : credential;
      await transaction
        .updateTable('staff')
        .set({ fullname, ...password, totpStep: 0 })
        .where('id', '=', staffId)
        .execute();
      if ('passkey' in credential) await insertPasskey(transaction, staffId, credential.passkey, now());
      return true;
    });

  const passkeysOf = (staffId: string) =>
    db.selectFrom('staffPasskeys').selectAll().where('staffId', '=', staffId).orderBy('createdAt').execute();

  const passkeyById = (id: string) =>
    db.selectFrom('staffPasskeys').selectAll().where('id', '=', id).executeTakeFirst();

  const addPasskey = (staffId: string, passkey: Passkey) =>
    db.transaction().execute((transaction) => insertPasskey(transaction, staffId, passkey, now()));

  const passkeyUsed = (id: string, counter: number) =>
    db.updateTable('staffPasskeys').set({ counter, usedAt: now() }).where('id', '=', id).execute();

  /** Returns whether it was one of this person's and not the only way in. */
  const removePasskey = (staffId: string, id: string): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const passkeys = await transaction
        .selectFrom('staffPasskeys')
        .select('id')
        .where('staffId', '=', staffId)
        .execute();
      const person = await transaction
        .selectFrom('staff')
        .select('passwordHash')
        .where('id', '=', staffId)
        .executeTakeFirst();
      const isOnlyWay = passkeys.length < 2 && !person?.passwordHash;
      if (isOnlyWay || !passkeys.some((passkey) => passkey.id === id)) return false;
      await transaction.deleteFrom('staffPasskeys').where('id', '=', id).execute();
      return true;
    });

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

  return {
    byId,
    byEmail,
    all,
    add,
    createLink,
    linkOf,
    keepTotpSecret,
    acceptLink,
    passkeysOf,
    passkeyById,
    addPasskey,
    passkeyUsed,
    removePasskey,
    takeTotpStep,
    change,
    remove,
  };
}

async function one(query: { executeTakeFirst(): Promise<Database['staff'] | undefined> }): Promise<Staff | undefined> {
  return (await query.executeTakeFirst()) as Staff | undefined;
}

const insertPasskey = (db: Transaction<Database>, staffId: string, passkey: Passkey, createdAt: string) =>
  db
    .insertInto('staffPasskeys')
    .values({ ...passkey, staffId, createdAt, usedAt: null })
    .execute();
