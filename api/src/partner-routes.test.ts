import { expect, test } from 'vitest';
import { createPartnerKeyRepository } from './repositories/partner-key-repository.ts';
import { createTestApi, openTestDatabase } from './testing/test-api.ts';

test('partner key: says whether an origin is registered, and nothing else of the partner', async () => {
  const { api, clock, dataDir } = await createTestApi();
  const partner = { key: 'pk_test', name: 'Test Partner', origins: ['https://a.example', 'https://b.example'] };
  await createPartnerKeyRepository(await openTestDatabase(dataDir), clock.read).add(partner);
  const answerFor = async (key: string, origin: string) =>
    (await api.inject({ url: `/api/partners/${key}`, query: { origin } })).json();

  expect(await answerFor('pk_test', 'https://b.example')).toEqual({ isRegistered: true });
  for (const origin of ['https://c.example', 'https://b.example/', 'https://B.example', 'http://b.example', '*', ''])
    expect(await answerFor('pk_test', origin)).toEqual({ isRegistered: false });
  expect(await answerFor('pk_other', 'https://b.example')).toEqual({ isRegistered: false });
});

test('partner key without an origin: refused; an answer is not kept', async () => {
  const { api } = await createTestApi();

  expect((await api.inject('/api/partners/pk_test')).statusCode).toBe(400);
  const { headers } = await api.inject('/api/partners/pk_test?origin=https://a.example');
  expect(headers['cache-control']).toBe('no-cache');
});
