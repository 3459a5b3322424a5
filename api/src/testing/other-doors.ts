import { callPaths, ownCallPaths } from '@agile-languages/shared/api';
import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import { createContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { placeLinks } from '../resources/class/places.ts';
import { upkeep } from '../resources/enrolment/upkeep.ts';
import { keyResource } from '../resources/key/key.ts';
import { insertKey } from '../resources/key/table.ts';
import { createPartnerSessionRepository } from '../security/partner-session-repository.ts';
import { createPasswords } from '../security/passwords.ts';
import { hashOf } from '../security/tokens.ts';
import { createTestApi } from './test-api.ts';
import { testDeskOrigin } from './test-desk.ts';
import type { Door } from './test-doors.ts';
import { testOptions } from './test-options.ts';
import { addPeople } from './test-people.ts';

const now = () => new Date();
const somebody = 'no-author';
const token = 'test-token';
const password = 'Test password 7';
const hashed = createPasswords(testOptions.passwordCost).hash(password);

export const person = 'person@partner.example';

/** The audit log has another author than that of the desk. */
export const otherDoors = {
  enrolling: async ({ dataDir }) => {
    const { call } = await createTestApi({ dataDir, demo: false, clock: now });
    const kv = { cookie: token, apiId: 'GetEnrolledClassInfo', fkClassId: 'test-open' };
    expect((await call(callPaths.enroll, kv)).err).toEqual([]);
    return somebody;
  },

  'signing out everywhere': async ({ dataDir }) => {
    const { call } = await createTestApi({ dataDir, demo: false, clock: now });
    expect((await call(ownCallPaths.logoutEverywhere, { cookie: token, pwd: password })).err).toEqual([]);
    return somebody;
  },

  timer: async ({ db }) => {
    await upkeep(createContext(db, {}), () => true);
    return somebody;
  },

  "partner's page": async ({ dataDir, db, id = '' }, resource, name, input) => {
    const { api } = await createTestApi({ dataDir, demo: false, clock: now });
    const session = await createPartnerSessionRepository(db, now).open(person);
    const { partnerId } = await db.selectFrom('partnerKeys').select('partnerId').executeTakeFirstOrThrow();
    const { statusCode, payload } = await api.inject({
      method: 'POST',
      url: `/partner/api/partner-accounts/${partnerId}/${name}`,
      headers: { host: 'localhost:3000', origin: testDeskOrigin, cookie: `partner=${session}` },
      payload: resource === keyResource ? { key: id } : input,
    });
    expect([statusCode, payload]).toEqual([200, payload]);
    return somebody;
  },
} satisfies Record<string, Door>;

export const pressing =
  (what: string, memberId: string): Door =>
  async ({ dataDir, db }) => {
    const { api } = await createTestApi({ dataDir, demo: false, clock: now });
    const linkTo = await placeLinks(db, { siteOrigin: '' });
    const { statusCode } = await api.inject({
      method: 'POST',
      url: linkTo({ memberId, email: `${memberId}@example.com` }, 'test-full'),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `do=${what}`,
    });
    expect(statusCode).toBe(303);
    return somebody;
  };

export async function withLinks(db: Kysely<Database>) {
  await addPeople(db);
  await placeLinks(db, { siteOrigin: '' });
}

/** Of the third member. */
export async function withSession(db: Kysely<Database>) {
  await withLinks(db);
  const at = now().toISOString();
  const session = { memberId: 'test-third', createdAt: at, usedAt: at };
  await db
    .insertInto('sessions')
    .values({ ...session, tokenHash: hashOf(token) })
    .execute();
  await db
    .updateTable('members')
    .set({ passwordHash: await hashed })
    .where('id', '=', 'test-third')
    .execute();
}

export async function withPartner(db: Kysely<Database>) {
  await db
    .insertInto('partnerAccounts')
    .values({
      ...{ id: 'test', name: 'Test Partner', createdAt: '' },
      ...{ webhookUrl: '', webhookSecret: '', formerSecret: '', formerSecretEndsAt: '' },
    })
    .execute();
  const key = { partnerId: 'test', name: 'Test pages', isTest: false, origins: ['https://a.example'] };
  await insertKey(db, { ...key, people: [person] }, now());
}
