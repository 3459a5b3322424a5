import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { createContext } from '../context.ts';
import type { AnyAction } from '../core/actions.ts';
import type { FieldData } from '../core/fields.ts';
import { perform } from '../core/perform.ts';
import { fieldsIn } from '../core/schemas.ts';
import type { Database } from '../database/schema.ts';
import { transact } from '../database/transact.ts';
import { openTestEngine } from '../testing/test-engines.ts';
import { testClass, testMember } from '../testing/test-rows.ts';
import { resources } from './all.ts';
import { insertKey, setPeople } from './key/table.ts';
import { readSettings, settingsId, settingsStore, writeSettings } from './settings/table.ts';

const unusual = 'jörg@example.com';
const sentence = 'Our mail server cannot write to an address with such letters before the @. Please give another one.';
const author = { email: '', address: '' };

const records: Record<string, (db: Kysely<Database>) => Promise<string>> = {
  'members save': async (db) => {
    await db.insertInto('members').values(testMember('test')).execute();
    return 'test';
  },
  'settings save': async () => settingsId,
  'company-bookings save': addCompanyBooking,
  'partner-keys save': addKey,
};

const mailed = resources.flatMap(({ list, actions }) =>
  actions.flatMap((action) =>
    Object.entries(fieldsIn(action.input))
      .filter(([, { addressesIn }]) => (addressesIn?.(unusual).length ?? 0) > 0)
      .map(([field]) => [`${list} ${action.name}`, field, action] as const),
  ),
);

test('fields to whose addresses mails go: known by their actions', () => {
  expect(mailed.map(([action, field]) => `${action}: ${field}`)).toEqual([
    'members save: email',
    'company-bookings create: contactEmail',
    'company-bookings save: contactEmail',
    'company-seats create: email',
    'invitations create: email',
    'partner-keys create: people',
    'partner-keys create-partner: people',
    'partner-keys save: people',
    'staff create: email',
    'settings save: enrolmentNewsTo',
  ]);
});

test.each(mailed)(
  '%s, mail server that takes plain addresses only, %s with another one: refused',
  async (name, field, action) => {
    const db = await openTestEngine('SQLite');
    const id = await records[name]?.(db);

    expect(await performed(db, action, id, { [field]: unusual })).toEqual({
      kind: 'fault',
      faults: [{ field, fault: sentence }],
    });
    expect(await db.selectFrom('mails').selectAll().execute()).toEqual([]);
  },
);

const keep: Record<string, (db: Kysely<Database>) => Promise<unknown>> = {
  'members save': (db) => db.updateTable('members').set({ email: unusual }).execute(),
  'company-bookings save': (db) => db.updateTable('bookings').set({ contactEmail: unusual }).execute(),
  'partner-keys save': async (db) => {
    const { key } = await db.selectFrom('partnerKeys').select('key').executeTakeFirstOrThrow();
    await setPeople(db, key, [unusual]);
  },
  'settings save': async (db) => {
    const { version, data } = await readSettings(db);
    await transact(db, (transaction) => settingsStore.lock(transaction, settingsId));
    await writeSettings(db, { version, data: { ...data, enrolmentNewsTo: unusual } });
  },
};

test.each(mailed.filter(([, , { isCreation }]) => !isCreation))(
  '%s, %s with such an address that is kept already: it is not asked again',
  async (name, field, action) => {
    const db = await openTestEngine('SQLite');
    const id = await records[name]?.(db);
    await keep[name]?.(db);

    expect(await performed(db, action, id, { [field]: unusual })).toMatchObject({ kind: 'done' });
  },
);

function performed(db: Kysely<Database>, action: AnyAction<object>, id: string | undefined, data: FieldData) {
  const context = { ...createContext(db, {}), takesUtf8Mail: async () => false };
  return perform(context, action, id === undefined ? undefined : { id }, { data }, author);
}

async function addCompanyBooking(db: Kysely<Database>): Promise<string> {
  await db.insertInto('classes').values(testClass()).execute();
  const agreed = {
    price: '480',
    currency: 'EUR',
    tax: '0',
    due: '480',
    isAgreed: 1,
    bookedAt: '2026-11-02T08:00:00.000Z',
  };
  await db
    .insertInto('bookings')
    .values({ ...agreed, id: 'testcompany', memberId: '', classId: 'test-class', company: 'Test & Co', seats: 1 })
    .execute();
  return 'testcompany';
}

async function addKey(db: Kysely<Database>): Promise<string> {
  const partner = { id: 'test', name: 'Test Partner', createdAt: '' };
  const none = { webhookUrl: '', webhookSecret: '', formerSecret: '', formerSecretEndsAt: '' };
  await db
    .insertInto('partnerAccounts')
    .values({ ...partner, ...none })
    .execute();
  const key = { partnerId: partner.id, name: 'Test pages', isTest: false, origins: ['https://partner.example'] };
  return insertKey(db, key, new Date('2026-11-02T08:00:00Z'));
}
