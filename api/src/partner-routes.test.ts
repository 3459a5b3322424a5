import { expect, test } from 'vitest';
import { createPartnerKeyRepository } from './repositories/partner-key-repository.ts';
import { createTestApi, openTestDatabase } from './testing/test-api.ts';

test('the origins of a partner key are told, an unknown key is 404', async () => {
  const { api, clock, dataDir } = await createTestApi();
  const partner = { key: 'pk_test', name: 'Test Partner', origins: ['https://a.example', 'https://b.example'] };
  await createPartnerKeyRepository(await openTestDatabase(dataDir), clock.read).add(partner);
  const known = await api.inject('/api/partners/pk_test');
  expect(known.json()).toEqual(partner);
  expect(known.headers['cache-control']).toBe('no-cache');
  expect((await api.inject('/api/partners/pk_other')).statusCode).toBe(404);
});
