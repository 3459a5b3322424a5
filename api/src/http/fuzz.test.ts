/** @module-tag all */
import { callPaths, ownCallPaths } from '@agile-languages/shared/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';
import { testActivation, testLogin, testNewPassword } from '../testing/test-calls.ts';
import { onEachEngine } from '../testing/test-engines.ts';

const bodies = {
  [callPaths.login]: testLogin,
  [callPaths.getClassList]: { startLimit: 0, limit: 10, fkClassId: '', fkDpLangId: '' },
  [callPaths.enroll]: { cookie: 'test', apiId: 'GetEnrolledClassInfo', fkClassId: '500001' },
  [callPaths.getCaptcha]: { apiId: 'GetCatcha' },
  [callPaths.getProfileList]: { fkUserId: '', limit: 10, startLimit: 0 },
  [callPaths.getSampleList]: { startLimit: 0, limit: 10, fkLangId: '', id: '', fkUserId: '' },
  [callPaths.passreg]: testActivation,
  [callPaths.repassreg]: { activationKey: 'test', apiId: 'reg' },
  [ownCallPaths.logout]: { cookie: 'test' },
  [ownCallPaths.logoutEverywhere]: { cookie: 'test', pwd: 'test' },
  [ownCallPaths.getSignInList]: { cookie: 'test' },
  [ownCallPaths.askForPlace]: { fkClassId: '500001', name: 'Test', email: 'test@example.com', message: '' },
  [ownCallPaths.getSeat]: { cookie: 'test', fkClassId: '500001' },
  [ownCallPaths.changePassword]: { cookie: 'test', pwd: 'test', ...testNewPassword },
} satisfies Record<string, Record<string, unknown>>;

const patient = { timeout: 120_000 };
const runs = Number(process.env.FUZZ_RUNS ?? 25);
const ofMessages = { messagesPerNetwork: 1e9, messagesInTenMinutes: 1e9, messagesOfAll: 1e9 };
const noLimits = { guessesPerAddress: 1e9, guessesPerAccount: 1e9, resendsPerInvitation: 1e9, ...ofMessages };

const nasty = fc.constantFrom(
  "' or '1'='1",
  "1'; drop table members; --",
  '\u0000',
  '\ud800',
  '%00',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '__proto__',
  '9'.repeat(30),
  'x'.repeat(20_000),
  '\u202e\u0000',
  '{{7*7}}',
  'a@b.example\r\nBcc: c@d.example',
);
const values = fc.oneof(fc.string({ unit: 'binary' }), nasty, fc.jsonValue(), fc.double(), fc.bigInt().map(Number));

onEachEngine((engine) => {
  test('any value in any field of any call: an answer or a refusal', patient, async () => {
    const { post } = await createTestApi({ engine, limits: noLimits });
    for (const [path, body] of Object.entries(bodies)) {
      for (const field of Object.keys(body)) {
        await fc.assert(
          fc.asyncProperty(values, async (value) => {
            const { status, body: answer } = await post(`/api/${path}`, { kv: { ...body, [field]: value } });
            expect([200, 400, 413]).toContain(status);
            expect(Array.isArray(answer.err)).toBe(true);
            expect(status === 200 || answer.id.length === 8).toBe(true);
          }),
          { numRuns: runs },
        );
      }
    }
  });
});

test('whatever the whole body is, the answer is an answer or a refusal', async () => {
  const { post } = await createTestApi({ limits: noLimits });
  for (const path of Object.keys(bodies)) {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (body) => {
        const { status, body: answer } = await post(`/api/${path}`, body);
        expect(status).toBe(400);
        expect(answer.err).toHaveLength(1);
      }),
      { numRuns: runs },
    );
  }
});

test('whatever bytes arrive, they are refused', async () => {
  const { api } = await createTestApi({ limits: noLimits });
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 200 }), async (bytes) => {
      const { statusCode } = await api.inject({
        method: 'POST',
        url: `/api/${callPaths.login}`,
        headers: { 'content-type': 'application/json' },
        payload: Buffer.from(bytes),
      });
      expect(statusCode).toBe(400);
    }),
    { numRuns: runs * 4 },
  );
});

test('whatever the address is, it is answered with a status below 500', async () => {
  const { api } = await createTestApi();
  const prefixes = fc.constantFrom('/api/', '/files/', '/files/users/', '/api/partners/', '/outbox/', '/app/');
  await fc.assert(
    fc.asyncProperty(prefixes, fc.webPath(), fc.string(), async (prefix, path, rest) => {
      const { statusCode } = await api.inject({ url: `${prefix}${path}${encodeURIComponent(rest.toWellFormed())}` });
      expect(statusCode).toBeLessThan(500);
    }),
    { numRuns: runs * 8 },
  );
});

test('whatever the id of a calendar is, it is found or refused', async () => {
  const { api } = await createTestApi();
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary' }), nasty), async (id) => {
      for (const list of ['classes', 'languages']) {
        const { statusCode } = await api.inject(`/api/${list}/${encodeURIComponent(id.toWellFormed())}.ics`);
        expect([200, 400, 404, 414]).toContain(statusCode);
      }
    }),
    { numRuns: 4 * runs },
  );
});

test('whatever a contact message says, it is kept as it is or refused', async () => {
  const { api } = await createTestApi({ limits: { messagesPerNetwork: 1e9 } });
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string(), values), async (params) => {
      const { statusCode } = await api.inject({
        method: 'POST',
        url: '/api/v1.0/email/send',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({
          lib_version: '4',
          user_id: 'test',
          service_id: 'test',
          template_id: 'test',
          template_params: params,
        }),
      });
      expect([200, 400, 413]).toContain(statusCode);
    }),
    { numRuns: runs * 4 },
  );
});
