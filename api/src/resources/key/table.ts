import { randomBytes } from 'node:crypto';
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import { lockRows, type Store } from '../../core/actions.ts';
import { foundPage, type Page, type PageRequest } from '../../database/page.ts';
import type { Database } from '../../database/schema.ts';

export interface PartnerKey {
  key: string;
  partnerId: string;
  partnerName: string;
  name: string;
  /** It may be used on pages without TLS; what comes with it does not count. */
  isTest: boolean;
  createdAt: string;
  /** `null` when no end is known. */
  endsAt: string | null;
  origins: string[];
  people: string[];
}

export interface KeyFilter {
  partnerId?: string;
  words?: string;
  hasEnded?: boolean;
  now?: string;
}

export async function keyPage(
  db: Kysely<Database>,
  filter: KeyFilter,
  request: PageRequest,
): Promise<Page<PartnerKey>> {
  const keys = filtered(db, filter).orderBy('createdAt').orderBy('key');
  const { rows, total } = await foundPage(
    keys,
    filter.words ?? '',
    ({ name, partnerName }) => `${name} ${partnerName ?? ''}`,
    request,
  );
  return { rows: await withOrigins(db, rows), total };
}

export const allKeys = async (db: Kysely<Database>, partnerId?: string): Promise<PartnerKey[]> =>
  withOrigins(db, await filtered(db, { partnerId }).orderBy('createdAt').orderBy('key').execute());

async function readKey(db: Kysely<Database>, key: string): Promise<PartnerKey | undefined> {
  const [found] = await withOrigins(db, await filtered(db, {}).where('partnerKeys.key', '=', key).execute());
  return found;
}

export const hasEnded = ({ endsAt }: Pick<PartnerKey, 'endsAt'>, now: string): boolean =>
  endsAt !== null && endsAt <= now;

export const validKey = (db: Kysely<Database>, key: string, now: Date) =>
  db
    .selectFrom('partnerKeys')
    .select(['key', 'partnerId', 'isTest'])
    .where('key', '=', key)
    .where((eb) => isValid(eb, now.toISOString()))
    .executeTakeFirst();

/** Written exactly like this, for a key that has not ended. */
export async function hasOrigin(db: Kysely<Database>, key: string, origin: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('partnerOrigins')
    .select('origin')
    .where('partnerKey', '=', key)
    .where('origin', '=', origin)
    .executeTakeFirst();
  return row !== undefined && (await validKey(db, key, now)) !== undefined;
}

export const keyStore: Store<PartnerKey> = {
  read: readKey,
  lock: (transaction, key) =>
    lockRows(transaction, transaction.selectFrom('partnerKeys').select('key').where('key', '=', key)),
  subjectOf: ({ name }) => name,
};

/** Of two keys that are replaced at once, the second counts the first. */
export const lockPartnerOf = (transaction: Transaction<Database>, key: string) =>
  lockRows(
    transaction,
    transaction
      .selectFrom('partnerAccounts')
      .select('id')
      .where('id', '=', (keys) => keys.selectFrom('partnerKeys').select('partnerId').where('key', '=', key)),
  );

/** `replaced`: those of them that end. */
export async function goodKeys(
  db: Kysely<Database>,
  partnerId: string,
  now: Date,
): Promise<{ count: number; replaced: number }> {
  const { count, replaced } = await filtered(db, { partnerId, hasEnded: false, now: now.toISOString() })
    .clearSelect()
    .select(({ fn }) => [fn.countAll().as('count'), fn.count('partnerKeys.endsAt').as('replaced')])
    .executeTakeFirstOrThrow();
  return { count: Number(count), replaced: Number(replaced) };
}

type NewKey = Pick<PartnerKey, 'partnerId' | 'name' | 'isTest' | 'origins'> & Partial<Pick<PartnerKey, 'people'>>;

/** 128 random bits, as digits and small letters. */
export async function insertKey(
  db: Kysely<Database>,
  { partnerId, name, isTest, origins, people = [] }: NewKey,
  now: Date,
): Promise<string> {
  const key = `pk_${isTest ? 'test' : 'live'}_${randomBytes(16).toString('hex')}`;
  const row = { key, partnerId, name, isTest: Number(isTest), createdAt: now.toISOString(), endsAt: null };
  await db.insertInto('partnerKeys').values(row).execute();
  await setOrigins(db, key, origins);
  await setPeople(db, key, people);
  return key;
}

export async function setOrigins(db: Kysely<Database>, key: string, origins: readonly string[]): Promise<void> {
  await db.deleteFrom('partnerOrigins').where('partnerKey', '=', key).execute();
  const rows = origins.map((origin) => ({ partnerKey: key, origin }));
  if (rows.length > 0) await db.insertInto('partnerOrigins').values(rows).execute();
}

export async function setPeople(db: Kysely<Database>, key: string, people: readonly string[]): Promise<void> {
  await db.deleteFrom('partnerPeople').where('partnerKey', '=', key).execute();
  const rows = people.map((email) => ({ partnerKey: key, email }));
  if (rows.length > 0) await db.insertInto('partnerPeople').values(rows).execute();
}

/** Each key of a partner opens its page, so it is all of them. */
export async function removePeople(db: Kysely<Database>, partnerId: string, people: readonly string[]): Promise<void> {
  if (people.length === 0) return;
  await db
    .deleteFrom('partnerPeople')
    .where('email', 'in', people)
    .where('partnerKey', 'in', (eb) => eb.selectFrom('partnerKeys').select('key').where('partnerId', '=', partnerId))
    .execute();
}

export const partnersOf = (db: Kysely<Database>, email: string, now: Date) =>
  db
    .selectFrom('partnerPeople')
    .innerJoin('partnerKeys', 'partnerKeys.key', 'partnerPeople.partnerKey')
    .innerJoin('partnerAccounts', 'partnerAccounts.id', 'partnerKeys.partnerId')
    .select(['partnerAccounts.id', 'partnerAccounts.name'])
    .where('partnerPeople.email', '=', email)
    .where((eb) => isValid(eb, now.toISOString()))
    .groupBy(['partnerAccounts.id', 'partnerAccounts.name'])
    .orderBy('partnerAccounts.name')
    .orderBy('partnerAccounts.id')
    .execute();

export const endKey = (db: Kysely<Database>, key: string, at: Date) =>
  db.updateTable('partnerKeys').set({ endsAt: at.toISOString() }).where('key', '=', key).execute();

const filtered = (db: Kysely<Database>, { partnerId, hasEnded: ended, now = '' }: KeyFilter) =>
  db
    .selectFrom('partnerKeys')
    .leftJoin('partnerAccounts', 'partnerAccounts.id', 'partnerKeys.partnerId')
    .selectAll('partnerKeys')
    .select('partnerAccounts.name as partnerName')
    .$if(partnerId !== undefined, (query) => query.where('partnerId', '=', partnerId ?? ''))
    .$if(ended === false, (query) => query.where((eb) => isValid(eb, now)))
    .$if(ended === true, (query) => query.where('endsAt', '<=', now));

const isValid = ({ or, eb }: ExpressionBuilder<Database, 'partnerKeys'>, now: string) =>
  or([eb('endsAt', 'is', null), eb('endsAt', '>', now)]);

type Row = Omit<PartnerKey, 'isTest' | 'origins' | 'people' | 'partnerName'> & {
  isTest: number;
  partnerName: string | null;
};

const piece = 100;

async function withOrigins(db: Kysely<Database>, keys: Row[]): Promise<PartnerKey[]> {
  const found: PartnerKey[] = [];
  for (let from = 0; from < keys.length; from += piece)
    found.push(...(await pieceWithOrigins(db, keys.slice(from, from + piece))));
  return found;
}

async function pieceWithOrigins(db: Kysely<Database>, keys: Row[]): Promise<PartnerKey[]> {
  const asked = keys.map(({ key }) => key);
  const origins = await db
    .selectFrom('partnerOrigins')
    .selectAll()
    .where('partnerKey', 'in', asked)
    .orderBy('origin')
    .execute();
  const people = await db
    .selectFrom('partnerPeople')
    .selectAll()
    .where('partnerKey', 'in', asked)
    .orderBy('email')
    .execute();
  const originsOf = Map.groupBy(origins, ({ partnerKey }) => partnerKey);
  const peopleOf = Map.groupBy(people, ({ partnerKey }) => partnerKey);
  return keys.map((row) => ({
    ...row,
    isTest: row.isTest === 1,
    partnerName: row.partnerName ?? '',
    origins: (originsOf.get(row.key) ?? []).map(({ origin }) => origin),
    people: (peopleOf.get(row.key) ?? []).map(({ email }) => email),
  }));
}
