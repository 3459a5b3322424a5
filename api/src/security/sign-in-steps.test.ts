import { AsyncLocalStorage } from 'node:async_hooks';
import { callPaths } from '@agile-languages/shared/api';
import { DefaultQueryExecutor } from 'kysely';
import { Tinypool } from 'tinypool';
import { expect, test, vi } from 'vitest';
import { defaultPasswordCost } from '../options.ts';
import { insertStaff } from '../resources/staff/table.ts';
import { testLogin } from '../testing/test-calls.ts';
import { createTestDesk } from '../testing/test-desk.ts';
import { type Engine, onEachEngine } from '../testing/test-engines.ts';
import { addTestMembers } from '../testing/test-rows.ts';
import { createPasswords } from './passwords.ts';

/** SIGN_IN_PAIRS=1200 is the long version. */
const pairs = Number(process.env.SIGN_IN_PAIRS ?? 300);
const passwordOfStaff = 'seven green kettles';

function watchSteps() {
  const steps = new AsyncLocalStorage<string[]>();
  const { executeQuery } = DefaultQueryExecutor.prototype;
  vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery').mockImplementation(function (this: never, query, ...rest) {
    steps.getStore()?.push(query.sql);
    return executeQuery.call(this, query, ...rest);
  });
  const { run } = Tinypool.prototype;
  vi.spyOn(Tinypool.prototype, 'run').mockImplementation(function (this: never, task, ...rest) {
    const cost = /\$m=.*p=\d+/.exec(task.passwordHash)?.[0] ?? 'new';
    steps.getStore()?.push(`hash ${cost}`);
    return run.call(this, task, ...rest);
  });
  return (call: () => Promise<unknown>): Promise<string[]> =>
    steps.run([], async () => {
      await call();
      return [...(steps.getStore() ?? [])];
    });
}

const [cheap, usual] = [
  { memoryCost: 64, timeCost: 1 },
  { guessesPerAccount: 1, guessesOfUnknownDevices: 2 },
];

async function createSite(engine: Engine, { limits = usual, passwordCost = cheap } = {}) {
  const testDesk = await createTestDesk({
    engine,
    passwordCost,
    limits: { ...limits, guessesPerAddress: 1e9 },
    trustProxy: '127.0.0.1',
  });
  const { api, clock, db, desk } = testDesk;
  const passwordHash = await createPasswords(passwordCost).hash(passwordOfStaff);
  const addStaff = async (email: string, credentials: { passwordHash?: string; totpSecret?: string }) => {
    const id = await insertStaff(db, { email, fullname: '', role: 'editor' }, clock.read());
    if (credentials.passwordHash) await db.updateTable('staff').set(credentials).where('id', '=', id).execute();
  };
  await addStaff('password@example.com', { passwordHash });
  await addStaff('codes@example.com', { passwordHash, totpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' });
  await addStaff('invited@example.com', {});
  await addTestMembers(db, 1);
  const { email: noPassword } = await db
    .selectFrom('members')
    .select('email')
    .where('passwordHash', '=', '')
    .executeTakeFirstOrThrow();

  const member = (username: string, pwd: string, from: string) =>
    api.inject({
      method: 'POST',
      url: `/api/${callPaths.login}`,
      headers: { 'x-forwarded-for': from },
      payload: { kv: { ...testLogin, username, pwd } },
    });
  const staff = (email: string, password: string, address: string) =>
    desk('POST', '/sign-in', { body: { email, password, code: '123456' }, address });
  return {
    member: { signIn: member, people: [testLogin.username, noPassword], right: testLogin },
    'person of the desk': {
      signIn: staff,
      people: ['password@example.com', 'codes@example.com', 'invited@example.com'],
      right: { username: 'codes@example.com', pwd: passwordOfStaff },
    },
  };
}

onEachEngine((engine) => {
  test.each(['member', 'person of the desk'] as const)(
    'wrong password of a %s: the same statements and hashes before the answer as for an unknown person',
    async (kind) => {
      const { signIn, people, right } = (await createSite(engine))[kind];
      const stepsOf = watchSteps();
      const guesses = async (email: string) => {
        const seen: string[][] = [];
        for (const from of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '198.51.100.1', '203.0.113.1'])
          seen.push(await stepsOf(() => signIn(email, 'wrong', from)));
        return seen;
      };
      await signIn('first@example.com', 'wrong', '192.0.2.1');
      const unknown = await guesses('nobody@example.com');

      expect(unknown[0]?.filter((step) => step.startsWith('hash'))).toEqual(['hash $m=64,t=1,p=1']);
      for (const email of people) expect(await guesses(email), email).toEqual(unknown);
      expect(await stepsOf(() => signIn(right.username, right.pwd, '203.0.113.1')), 'while all wait').toEqual(
        unknown.at(-1),
      );
    },
  );

  test.each(['member', 'person of the desk'] as const)(
    'wrong password of a %s: as quick as of an unknown person',
    { tags: ['all'], timeout: 600_000 },
    async (kind) => {
      const limits = { guessesPerAccount: 1e9, guessesOfUnknownDevices: 1e9 };
      const { signIn, people } = (await createSite(engine, { limits, passwordCost: defaultPasswordCost }))[kind];
      let address = 0;
      const timeOf = async (email: string) => {
        address += 1;
        const start = performance.now();
        await signIn(email, 'wrong', `198.51.${address >> 8}.${address & 255}`);
        return performance.now() - start;
      };
      for (const email of people) {
        const [known, unknown]: [number[], number[]] = [[], []];
        for (let pair = 0; pair < pairs; pair++) {
          const [first, then] = pair % 2 === 0 ? [known, unknown] : [unknown, known];
          for (const times of [first, then]) times.push(await timeOf(times === known ? email : `nobody-${email}`));
        }
        const found = shareOfLonger(known, unknown);
        if (process.env.SIGN_IN_PAIRS) console.log(`${engine}, ${kind} ${email}: AUC ${found.toFixed(3)}`);
        expect(Math.abs(found - 0.5) - mostByChance, email).toBeLessThan(0.05);
      }
    },
  );
});

/** Three standard deviations: what equal times differ by in one of 400 tests. */
const mostByChance = 3 * Math.sqrt((2 * pairs + 1) / (12 * pairs ** 2));

function shareOfLonger(first: readonly number[], second: readonly number[]): number {
  const longer = first.flatMap((one) => second.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)));
  return longer.reduce<number>((sum, share) => sum + share, 0) / longer.length;
}
