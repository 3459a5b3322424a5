import { expect, test } from 'vitest';
import { createPartnerKeyRepository } from '../repositories/partner-key-repository.ts';
import { createPartnerRepository } from '../repositories/partner-repository.ts';
import { createTestApi, openTestDatabase } from '../testing/test-api.ts';

async function createTestPartner(isTest = false) {
  const testApi = await createTestApi();
  const db = await openTestDatabase(testApi.dataDir);
  const partnerId = await createPartnerRepository(db, testApi.clock.read).add('Tëst & Partner');
  const keys = createPartnerKeyRepository(db, testApi.clock.read);
  const origins = ['https://b.example', 'https://a.example', 'https://b.example'];
  const key = await keys.add({ partnerId, name: 'Test pages', isTest, origins });
  const ask = async (asked: string, origin: string) =>
    testApi.api.inject({ url: `/api/partners/${asked}`, query: { origin } });
  const isRegistered = async (asked: string, origin: string) => (await ask(asked, origin)).json().isRegistered;
  return { ...testApi, ask, isRegistered, key, keys, partnerId };
}

test('partner key: says whether an origin is registered, and nothing else of the partner', async () => {
  const { ask, isRegistered, key } = await createTestPartner();

  expect((await ask(key, 'https://b.example')).json()).toEqual({ isRegistered: true });
  for (const origin of ['https://c.example', 'https://b.example/', 'https://B.example', 'http://b.example', '*', ''])
    expect(await isRegistered(key, origin)).toBe(false);
  expect(await isRegistered('pk_other', 'https://b.example')).toBe(false);
});

test('partner key: made of 128 random bits', async () => {
  const { key, keys, partnerId } = await createTestPartner();

  expect(key).toMatch(/^pk_live_[0-9a-f]{32}$/);
  expect(partnerId).toMatch(/^test-partner-[0-9a-f]{6}$/);
  const other = await keys.add({ partnerId, name: 'Staging', isTest: true, origins: [] });
  expect(other).toMatch(/^pk_test_[0-9a-f]{32}$/);
});

test('rotated partner key: the new one is valid at once, the former until its end', async () => {
  const { clock, isRegistered, key, keys } = await createTestPartner();
  const next = (await keys.rotate(key, new Date(clock.read().getTime() + 1000))) ?? '';

  expect(await isRegistered(next, 'https://a.example')).toBe(true);
  expect(await isRegistered(key, 'https://a.example')).toBe(true);
  clock.advance(1000);
  expect(await isRegistered(key, 'https://a.example')).toBe(false);
  expect(await isRegistered(next, 'https://a.example')).toBe(true);
  expect(await keys.rotate(key, clock.read())).toBeUndefined();
});

test('ended partner key: valid nowhere, still listed', async () => {
  const { isRegistered, key, keys, partnerId } = await createTestPartner();

  expect(await keys.end(key)).toBe(true);
  expect(await keys.end(key)).toBe(false);
  expect(await isRegistered(key, 'https://a.example')).toBe(false);
  expect(await keys.list(partnerId)).toMatchObject([{ key, origins: ['https://a.example', 'https://b.example'] }]);
});

test('partner key without an origin: refused; an answer is not kept', async () => {
  const { api, ask } = await createTestPartner();

  expect((await api.inject('/api/partners/pk_test')).statusCode).toBe(400);
  expect((await ask('pk_test', 'https://a.example')).headers['cache-control']).toBe('no-cache');
});

test('partner keys that are guessed: after 120 questions a minute the network has to wait', async () => {
  const { ask, clock } = await createTestPartner();
  for (let guess = 0; guess < 120; guess += 1) await ask(`pk_${guess}`, 'https://a.example');

  expect((await ask('pk_last', 'https://a.example')).statusCode).toBe(429);
  clock.advance(60_000);
  expect((await ask('pk_last', 'https://a.example')).statusCode).toBe(200);
});
