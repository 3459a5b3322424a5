import { expect, test } from 'vitest';
import { createContext } from '../context.ts';
import { perform } from '../core/perform.ts';
import { revoke, rotate } from '../resources/key/actions.ts';
import { allKeys } from '../resources/key/table.ts';
import { hour } from '../testing/test-clock.ts';
import { createTestPartner } from '../testing/test-partner.ts';

const author = { email: 'owner@example.com', address: '' };

async function createTestKey() {
  const testApi = await createTestPartner();
  const { addKey, clock, db } = testApi;
  const key = await addKey('Test pages', false, ['https://b.example', 'https://a.example']);
  const context = createContext(db, { clock: clock.read });
  const ask = async (asked: string, origin: string) =>
    testApi.api.inject({ url: `/api/partners/${asked}`, query: { origin } });
  const isRegistered = async (asked: string, origin: string) => (await ask(asked, origin)).json().isRegistered;
  return {
    ...testApi,
    ask,
    isRegistered,
    key,
    end: () => perform(context, revoke, { id: key }, {}, author),
    replace: (days: number) => perform(context, rotate, { id: key }, { days }, author),
  };
}

test('partner key: says whether an origin is registered, and nothing else of the partner', async () => {
  const { ask, isRegistered, key } = await createTestKey();

  expect((await ask(key, 'https://b.example')).json()).toEqual({ isRegistered: true });
  for (const origin of ['https://c.example', 'https://b.example/', 'https://B.example', 'http://b.example', '*', ''])
    expect(await isRegistered(key, origin)).toBe(false);
  expect(await isRegistered('pk_other', 'https://b.example')).toBe(false);
});

test('partner key: made of 128 random bits', async () => {
  const { addKey, key, partnerId } = await createTestKey();

  expect(key).toMatch(/^pk_live_[0-9a-f]{32}$/);
  expect(partnerId).toMatch(/^test-partner-[0-9a-f]{6}$/);
  const other = await addKey('Staging', true, []);
  expect(other).toMatch(/^pk_test_[0-9a-f]{32}$/);
});

test('rotated partner key: the new one is valid at once, the former until its end', async () => {
  const { clock, isRegistered, key, replace } = await createTestKey();
  const replaced = await replace(1);
  const next = replaced.kind === 'done' ? replaced.record.key : '';

  expect(await isRegistered(next, 'https://a.example')).toBe(true);
  expect(await isRegistered(key, 'https://a.example')).toBe(true);
  clock.advance(24 * hour);
  expect(await isRegistered(key, 'https://a.example')).toBe(false);
  expect(await isRegistered(next, 'https://a.example')).toBe(true);
  expect(await replace(1)).toEqual({ kind: 'missing' });
});

test('ended partner key: valid nowhere, still listed', async () => {
  const { db, end, isRegistered, key, partnerId } = await createTestKey();

  expect(await end()).toMatchObject({ kind: 'done' });
  expect(await end()).toEqual({ kind: 'missing' });
  expect(await isRegistered(key, 'https://a.example')).toBe(false);
  expect((await allKeys(db, partnerId)).find((row) => row.key === key)).toMatchObject({
    origins: ['https://a.example', 'https://b.example'],
  });
});

test('partner key without an origin: refused; an answer is not kept', async () => {
  const { api, ask } = await createTestKey();

  expect((await api.inject('/api/partners/pk_test')).statusCode).toBe(400);
  expect((await ask('pk_test', 'https://a.example')).headers['cache-control']).toBe('no-cache');
});

test('partner keys that are guessed: after 120 questions a minute the network has to wait', async () => {
  const { ask, clock } = await createTestKey();
  for (let guess = 0; guess < 120; guess += 1) await ask(`pk_${guess}`, 'https://a.example');

  expect((await ask('pk_last', 'https://a.example')).statusCode).toBe(429);
  clock.advance(60_000);
  expect((await ask('pk_last', 'https://a.example')).statusCode).toBe(200);
});

test('many networks ask about one partner key: a visitor of another network gets an answer', {
  tags: ['all'],
}, async () => {
  const { api, key } = await createTestKey();
  const ask = (from: string) =>
    api.inject({ url: `/api/partners/${key}?origin=https://a.example`, remoteAddress: from });
  for (let count = 0; count < 1200; count++) await ask(`192.0.2.${count % 10}`);

  expect((await ask('198.51.100.7')).json()).toEqual({ isRegistered: true });
});
