import { callPaths, ownCallPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';
import { testLogin } from '../testing/test-calls.ts';
import { hour, minute } from '../testing/test-clock.ts';
import { type Engine, onEachEngine, openTestDatabaseAt } from '../testing/test-engines.ts';

const behindProxy = { trustProxy: '127.0.0.1', limits: { guessesPerAddress: 1e9 } };
const wrong = { ...testLogin, pwd: 'wrong' };

const putOff = /^Too many tries\. Please wait \d+ \w+\. If the password was right, .* mailed/;

async function createSite(engine: Engine) {
  const testApi = await createTestApi({ engine, ...behindProxy });
  const logIn = async (kv: object, from: string, cookie = '') => {
    const { headers, body } = await testApi.api.inject({
      method: 'POST',
      url: `/api/${callPaths.login}`,
      headers: { 'x-forwarded-for': from, cookie },
      payload: { kv },
    });
    const [device = ''] = String(headers['set-cookie'] ?? '').split(';');
    return { device, token: JSON.parse(body).kv.token, sentence: JSON.parse(body).err[0]?.val };
  };
  return { ...testApi, logIn };
}

const network = (index: number) => `2001:db8:${(index >> 8).toString(16)}:${(index & 255).toString(16)}::1`;

onEachEngine((engine) => {
  test('one network guesses without end: a device that has signed in before, and any other network, get in', async () => {
    const { clock, logIn } = await createSite(engine);
    const { device } = await logIn(testLogin, '192.0.2.1');
    for (let guess = 0; guess < 40; guess++) {
      await logIn(wrong, '203.0.113.9');
      clock.advance(minute);
    }

    expect((await logIn(testLogin, '203.0.113.9')).sentence).toMatch(putOff);
    expect((await logIn(testLogin, '203.0.113.9', device)).token).toBeTruthy();
    expect((await logIn(testLogin, '192.0.2.1', device)).token).toBeTruthy();
    expect((await logIn(testLogin, '198.51.100.7')).token).toBeTruthy();
  });

  test('many networks guess for three days: 172 guesses are looked at, and the known device gets in', {
    tags: ['all'],
  }, async () => {
    const { clock, logIn } = await createSite(engine);
    const { device } = await logIn(testLogin, '192.0.2.1');
    let guesses = 0;
    for (let tries = 0; tries < 300; tries++) {
      if ((await logIn(wrong, network(tries))).sentence === 'The e-mail or the password is not correct.') guesses += 1;
      clock.advance((72 * hour) / 300);
    }
    await logIn(wrong, network(1999));

    expect(guesses).toBeGreaterThan(100);
    expect(guesses).toBeLessThanOrEqual(100 + 72);
    expect((await logIn(testLogin, network(2000))).sentence).toMatch(putOff);
    expect((await logIn(testLogin, '192.0.2.1', device)).token).toBeTruthy();
  });

  test('right password on an unknown device that has to wait: the answer of a wrong one, and a link by mail', {
    tags: ['all'],
  }, async () => {
    const { call, clock, location, logIn } = await createSite(engine);
    for (let guess = 0; guess < 150; guess++) await logIn(wrong, network(guess));

    const withWrong = await logIn(wrong, '192.0.2.1');
    const withRight = await logIn(testLogin, '192.0.2.1');
    await logIn(testLogin, '192.0.2.1');

    expect(withRight).toEqual(withWrong);
    const db = await openTestDatabaseAt(location);
    const mails = () => db.selectFrom('mails').selectAll().where('recipient', '=', testLogin.username).execute();
    await expect.poll(mails).toHaveLength(1);
    const [mail] = await mails();
    const answer = await call(callPaths.passreg, {
      activationKey: /auth\/([\w-]+)/.exec(mail?.text ?? '')?.[1],
      apiId: 'reg',
      passCode: /Pass code: (\d+)/.exec(mail?.text ?? '')?.[1],
      password: 'test-password-3',
      repassword: 'test-password-3',
    });
    expect(answer.kv.token).toBeTruthy();
    clock.advance(minute);
    expect((await logIn({ ...testLogin, pwd: 'test-password-3' }, '192.0.2.1')).sentence).toMatch(putOff);
  });

  test('a device that guesses itself has to wait, and nobody else', async () => {
    const { logIn } = await createSite(engine);
    const { device } = await logIn(testLogin, '192.0.2.1');
    for (let guess = 0; guess < 6; guess++) await logIn(wrong, '192.0.2.1', device);

    expect((await logIn(testLogin, '192.0.2.1', device)).sentence).toBe(
      'Too many tries. Please wait one second and try again.',
    );
    expect((await logIn(testLogin, '192.0.2.1')).token).toBeTruthy();
  });

  test('the device of another member is an unknown one', async () => {
    const { logIn } = await createSite(engine);
    const { device } = await logIn(testLogin, '192.0.2.1');
    for (let guess = 0; guess < 7; guess++)
      await logIn({ ...wrong, username: 'other@example.com' }, '192.0.2.1', device);

    expect((await logIn(testLogin, '192.0.2.1', device)).token).toBeTruthy();
  });

  test('guesses of others do not keep who is signed in from ending all sign-ins', async () => {
    const { call, logIn } = await createSite(engine);
    const { token } = await logIn(testLogin, '192.0.2.1');
    for (let guess = 0; guess < 150; guess++) await logIn(wrong, network(guess));

    expect((await call(ownCallPaths.logoutEverywhere, { cookie: token, pwd: testLogin.pwd })).err).toEqual([]);
  });

  test('signed out everywhere: no device is known any more', async () => {
    const { call, logIn } = await createSite(engine);
    const { device, token } = await logIn(testLogin, '192.0.2.1');
    await call(ownCallPaths.logoutEverywhere, { cookie: token, pwd: testLogin.pwd });

    expect((await logIn(testLogin, '192.0.2.1', device)).device).not.toBe(device);
  });
});

test.each([
  ['http://localhost:3000', /^device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/],
  ['https://site.example', /^__Host-device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/],
])('cookie of a device on %s: random, for the server alone, for this site alone', async (siteOrigin, expected) => {
  const { api } = await createTestApi({ siteOrigin });
  const logIn = (cookie = '') =>
    api.inject({ method: 'POST', url: `/api/${callPaths.login}`, headers: { cookie }, payload: { kv: testLogin } });
  const { headers } = await logIn();

  expect(headers['set-cookie']).toMatch(expected);
  expect((await logIn(String(headers['set-cookie']))).headers['set-cookie']).toBe(headers['set-cookie']);
});
