import { callPaths, ownCallPaths } from '@agile-languages/shared/api';
import type { Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import { defaultSiteOrigin } from '../options.ts';
import { insertPartner } from '../resources/key/accounts.ts';
import { insertKey } from '../resources/key/table.ts';
import { createTestApi } from './test-api.ts';
import { signIn } from './test-calls.ts';
import { type Engine, openTestDatabaseAt } from './test-engines.ts';

export const testOrigin = 'https://pages.partner.example';
export const testSecret = 'whsec_test';

export const testPlaceRequest = {
  fkClassId: '500001',
  name: 'Test  Person',
  email: 'visitor@example.com',
  message: 'Also for a colleague?',
};

interface TestPartnerOptions {
  isTest?: boolean;
  engine?: Engine;
}

/** Its events are not sent. */
export async function createTestPartner({ isTest = false, engine }: TestPartnerOptions = {}) {
  const testApi = await createTestApi({ sendsEvents: false, ...(engine && { engine }) });
  const { api, call, clock, location } = testApi;
  const db = await openTestDatabaseAt(location);
  const partnerId = await insertPartner(db, 'Tëst & Partner', clock.read());
  const addKey = (name: string, isTestKey: boolean, origins: string[]) =>
    insertKey(db, { partnerId, name, isTest: isTestKey, origins }, clock.read());
  const key = await addKey('Test pages', isTest, [testOrigin]);
  const token = await signIn(testApi);

  const enrol = (fkClassId: string, visit: Record<string, string> = { partner: key }, cookie = token) =>
    call(callPaths.enroll, { cookie, apiId: 'GetEnrolledClassInfo', fkClassId, ...visit });

  const ask = async (kv: Record<string, string>, headers: Record<string, string> = { origin: defaultSiteOrigin }) =>
    (await api.inject({ method: 'POST', url: `/api/${ownCallPaths.askForPlace}`, headers, payload: { kv } })).json();

  const sendTo = (webhookUrl: string, change: Partial<Selectable<Database['partnerAccounts']>> = {}) =>
    db
      .updateTable('partnerAccounts')
      .set({ webhookUrl, webhookSecret: testSecret, ...change })
      .where('id', '=', partnerId)
      .execute();

  const redeem = async (code: string, origin = testOrigin) =>
    (await api.inject({ method: 'POST', url: `/api/partner-codes/${code}`, headers: { origin } })).json();

  return { ...testApi, addKey, ask, db, enrol, key, partnerId, redeem, sendTo, token };
}
