import { callPaths } from '@agile-languages/shared/api';
import { createPartnerKeyRepository } from '../repositories/partner-key-repository.ts';
import { createPartnerRepository } from '../repositories/partner-repository.ts';
import { createTestApi } from './test-api.ts';
import { signIn } from './test-calls.ts';
import { type Engine, openTestDatabaseAt } from './test-engines.ts';

export const testOrigin = 'https://pages.partner.example';

interface TestPartnerOptions {
  isTest?: boolean;
  engine?: Engine;
}

/** An API with a partner of its own, whose events nobody sends, and a member who is signed in. */
export async function createTestPartner({ isTest = false, engine }: TestPartnerOptions = {}) {
  const testApi = await createTestApi({ sendsEvents: false, ...(engine && { engine }) });
  const { api, call, clock, location } = testApi;
  const db = await openTestDatabaseAt(location);
  const partners = createPartnerRepository(db, clock.read);
  const keys = createPartnerKeyRepository(db, clock.read);
  const partnerId = await partners.add('Tëst & Partner');
  const key = await keys.add({ partnerId, name: 'Test pages', isTest, origins: [testOrigin] });
  const token = await signIn(testApi);

  const enrol = (fkClassId: string, visit: Record<string, string> = { partner: key }, cookie = token) =>
    call(callPaths.enroll, { cookie, apiId: 'GetEnrolledClassInfo', fkClassId, ...visit });

  const redeem = async (code: string, origin = testOrigin) =>
    (await api.inject({ method: 'POST', url: `/api/partner-codes/${code}`, headers: { origin } })).json();

  return { ...testApi, db, enrol, key, keys, partnerId, partners, redeem, token };
}
