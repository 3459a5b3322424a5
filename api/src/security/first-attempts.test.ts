import { callPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { testLogin } from '../testing/test-calls.ts';
import { createTestDesk } from '../testing/test-desk.ts';

const trainer = { email: 'trainer@example.com', password: 'trainer123', code: '' };

/** During a flood: two tries from each of twelve addresses, in three networks. */
async function inFlood(door: 'members' | 'desk', address: string) {
  const { api, desk } = await createTestDesk({ limits: { passwordsWaiting: 6 } });
  const signIn = async (from: string, isRight = true) =>
    door === 'desk'
      ? (await desk('POST', '/sign-in', { body: isRight ? trainer : { ...trainer, password: 'wrong' }, address: from }))
          .status
      : (
          await api.inject({
            method: 'POST',
            url: `/api/${callPaths.login}`,
            remoteAddress: from,
            payload: { kv: isRight ? testLogin : { ...testLogin, pwd: 'wrong' } },
          })
        ).statusCode;
  const tries = Array.from({ length: 24 }, (_, n) => signIn(`203.0.${n % 3}.${n % 12}`, false));
  const status = await signIn(address);
  return { status, refused: (await Promise.all(tries)).filter((of) => of === 503).length };
}

for (const door of ['members', 'desk'] as const) {
  test(`first second of a flood, ${door}: who asks from a network that has not asked yet signs in`, async () => {
    const { status, refused } = await inFlood(door, '198.51.100.7');

    expect(refused).toBeGreaterThan(0);
    expect(status).toBe(200);
  });
}
