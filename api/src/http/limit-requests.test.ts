import { callPaths, ownCallPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { createLink } from '../resources/staff/credentials.ts';
import { insertStaff } from '../resources/staff/table.ts';
import { createDeviceRepository } from '../security/device-repository.ts';
import { testActivation, testLogin, testNewPassword } from '../testing/test-calls.ts';
import { createTestPage, person } from '../testing/test-partner-page.ts';

const here = '192.0.2.1';
const trainer = { email: 'trainer@example.com', password: 'trainer123', code: '' };
const limit = 8;

async function createSite() {
  const testPage = await createTestPage({ limits: { guessesPerAddress: limit, partnerPageCalls: limit } });
  const { api, desk, page } = testPage;
  const call = async (path: string, kv: object, cookie = '') => {
    const options = { method: 'POST', url: `/api/${path}`, remoteAddress: here, headers: { cookie } } as const;
    const { statusCode, headers, body } = await api.inject({ ...options, payload: { kv } });
    return { status: statusCode, kv: JSON.parse(body).kv, device: String(headers['set-cookie'] ?? '').split(';')[0] };
  };
  const spend = async () => {
    for (let tries = 0; tries < limit; tries++) {
      await call(callPaths.login, { ...testLogin, username: `nobody-${tries}@example.com` });
      await page('POST', '/link', { body: { key: 'wrong' }, address: here });
    }
    expect((await call(callPaths.login, testLogin)).status).toBe(429);
    expect((await desk('POST', '/sign-in', { body: trainer, address: here })).status).toBe(429);
    expect((await page('POST', '/link', { body: { key: 'wrong' }, address: here })).status).toBe(429);
  };
  return { ...testPage, call, spend };
}

test('neighbours spend the limit of an address: a member on a known device, and who is signed in, is not refused', async () => {
  const { call, spend } = await createSite();
  const { device, kv } = await call(callPaths.login, testLogin);
  await spend();

  expect((await call(callPaths.login, testLogin, device)).kv.token).toBeTruthy();
  const changed = await call(ownCallPaths.changePassword, {
    ...{ cookie: kv.token, pwd: testLogin.pwd },
    ...testNewPassword,
  });
  expect(changed.kv.token).toBeTruthy();
  const out = { cookie: changed.kv.token, pwd: testNewPassword.password };
  expect((await call(ownCallPaths.logoutEverywhere, out)).status).toBe(200);
  expect((await call(ownCallPaths.logoutEverywhere, out)).status).toBe(429);
});

test('neighbours spend the limit of an address: a mailed key is not refused, another one is', async () => {
  const { call, spend } = await createSite();
  await spend();

  const { activationKey, apiId } = testActivation;
  expect((await call(callPaths.repassreg, { activationKey, apiId })).status).toBe(200);
  expect((await call(callPaths.passreg, testActivation)).status).toBe(200);
  expect((await call(callPaths.repassreg, { activationKey: 'wrong', apiId })).status).toBe(429);
  expect((await call(callPaths.passreg, { ...testActivation, activationKey: 'wrong' })).status).toBe(429);
});

test('neighbours spend the limit of an address: staff get in by a known browser, a mailed link and a first link', async () => {
  const { clock, db, desk, spend } = await createSite();
  const { device } = await desk('POST', '/sign-in', { body: trainer, address: here });
  const id = await insertStaff(db, { email: 'new@example.com', fullname: '', role: 'editor' }, clock.read());
  const mailed = await createDeviceRepository(db, clock.read).expect(id, 60_000);
  const key = await createLink(db, id, clock.read());
  await spend();
  const post = async (path: string, body: object, known?: string) =>
    (await desk('POST', path, { body, address: here, device: known })).status;

  expect(await post('/sign-in', trainer, device)).toBe(200);
  expect(await post('/browser', { key: mailed })).toBe(200);
  expect(await post('/welcome', { key })).toBe(200);
  expect(await post('/browser', { key: 'wrong' })).toBe(429);
  expect(await post('/welcome', { key: 'wrong' })).toBe(429);
});

test('neighbours spend the limit of an address: people of partners get in by a mailed link, and stay', async () => {
  const { page, sessions, spend, token } = await createSite();
  const key = await sessions.expect(person);
  await spend();

  expect((await page('POST', '/link', { body: { key }, address: here })).status).toBe(200);
  expect((await page('GET', '/account', { token, address: here })).body.account).toMatchObject({ email: person });
  expect((await page('GET', '/account', { address: here })).status).toBe(429);
});

test('a known device that tries too often: 429, and others on its address are not refused', {
  tags: ['all'],
}, async () => {
  const { call } = await createSite();
  const { device } = await call(callPaths.login, testLogin);
  for (let tries = 0; tries < limit; tries++) await call(callPaths.login, testLogin, device);

  expect((await call(callPaths.login, testLogin, device)).status).toBe(429);
  expect((await call(callPaths.login, { ...testLogin, username: 'nobody@example.com' })).status).toBe(200);
});
