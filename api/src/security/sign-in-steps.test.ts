import { AsyncLocalStorage } from 'node:async_hooks';
import { callPaths } from '@agile-languages/shared/api';
import { DefaultQueryExecutor } from 'kysely';
import { Tinypool } from 'tinypool';
import { expect, test, vi } from 'vitest';
import { defaultPasswordCost } from '../options.ts';
import { makeRecoveryCodes } from '../resources/staff/credentials.ts';
import { insertStaff, staffByEmail } from '../resources/staff/table.ts';
import { testLogin } from '../testing/test-calls.ts';
import { createTestDesk } from '../testing/test-desk.ts';
import { type Engine, onEachEngine } from '../testing/test-engines.ts';
import { addTestMembers } from '../testing/test-rows.ts';
import { createDeviceRepository } from './device-repository.ts';
import { hashedAtOnce } from './hash-threads.ts';
import { createPasswords } from './passwords.ts';

/** `SIGN_IN_PAIRS=1200` is the long version, which prints what it measures (docs/security.md). */
const pairs = Number(process.env.SIGN_IN_PAIRS ?? 300);

/** Of all pairs of four rounds, equal times are beyond the bound once in 45,000. */
const rounds = 4;
const bound = 0.05;
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

  const member = (username: string, pwd: string, from: string, device = '') =>
    api.inject({
      method: 'POST',
      url: `/api/${callPaths.login}`,
      headers: { 'x-forwarded-for': from, ...(device && { cookie: `device=${device}` }) },
      payload: { kv: { ...testLogin, username, pwd } },
    });
  const staff = (email: string, password: string, address: string, device = '', code = '123456') =>
    desk('POST', '/sign-in', { body: { email, password, code }, address, ...(device && { device }) });
  const memberOther = await db
    .selectFrom('members')
    .select('id')
    .where('passwordHash', '=', '')
    .executeTakeFirstOrThrow();
  const staffOther = await staffByEmail(db, 'invited@example.com');
  const devices = createDeviceRepository(db, clock.read);
  const ofOthers = {
    member: await devices.remember('', memberOther.id),
    'person of the desk': await devices.remember('', staffOther?.id ?? ''),
  };
  return {
    db,
    ofOthers,
    staff,
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
    "wrong password of a %s, with somebody else's device: the same statements and hashes as for an unknown person",
    async (kind) => {
      const { ofOthers, ...site } = await createSite(engine);
      const { signIn, right } = site[kind];
      const stepsOf = watchSteps();
      const guess = (email: string, from: string) => stepsOf(() => signIn(email, 'wrong', from, ofOthers[kind]));
      await guess('first@example.com', '192.0.2.1');
      const unknown = await guess('nobody@example.com', '198.51.100.1');

      expect(unknown.filter((step) => step.startsWith('hash'))).toEqual(['hash $m=64,t=1,p=1']);
      expect(await guess(right.username, '203.0.113.1')).toEqual(unknown);
    },
  );

  test('right password with a wrong code: the same statements and hashes, whatever looks like a code, with recovery codes or without', async () => {
    const { db, staff } = await createSite(engine, {
      limits: { guessesPerAccount: 1e9, guessesOfUnknownDevices: 1e9 },
    });
    const stepsOf = watchSteps();
    const guess = (code: string, from: string) =>
      stepsOf(() => staff('codes@example.com', passwordOfStaff, from, '', code));
    await staff('codes@example.com', passwordOfStaff, '192.0.2.1', '', '000000');
    const seen = [await guess('000001', '198.51.100.1')];
    const { id = '' } = (await staffByEmail(db, 'codes@example.com')) ?? {};
    const [first = ''] = await makeRecoveryCodes(db, id);
    await db.deleteFrom('staffRecoveryCodes').where('codeHash', '!=', '').execute();
    await makeRecoveryCodes(db, id);
    for (const [index, code] of ['000002', 'abcd-efgh', first].entries())
      seen.push(await guess(code, `203.0.${index}.1`));

    for (const steps of seen) expect(steps).toEqual(seen[0]);
  });

  test.each(['member', 'person of the desk'] as const)(
    'more sign-ins of a %s than can wait: those that are refused cost no statement and no hash',
    async (kind) => {
      const limits = { ...usual, passwordsWaiting: 1 };
      const { signIn } = (await createSite(engine, { limits }))[kind];
      const stepsOf = watchSteps();
      const tries = Array.from({ length: hashedAtOnce + 3 }, (_, index) =>
        stepsOf(() => signIn('nobody@example.com', 'wrong', `203.0.${index}.1`)),
      );

      expect((await Promise.all(tries)).filter((steps) => steps.length === 0)).toHaveLength(2);
    },
  );

  test.each(['member', 'person of the desk'] as const)(
    'sign-in of a %s with a made-up device: one statement before it waits with all others',
    async (kind) => {
      const { signIn } = (await createSite(engine))[kind];
      const stepsOf = watchSteps();
      await signIn('first@example.com', 'wrong', '192.0.2.1');
      const without = await stepsOf(() => signIn('nobody@example.com', 'wrong', '198.51.100.1'));
      const [first, ...others] = await stepsOf(() => signIn('no-one@example.com', 'wrong', '203.0.113.1', 'made-up'));

      expect(first).toContain('from "known_devices"');
      expect(others).toEqual(without);
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
        const distance = () => Math.abs(shareOfLonger(known, unknown) - 0.5);
        for (let round = 0; round < rounds && !isSurelyEqual(distance(), known.length); round++)
          for (let pair = 0; pair < pairs; pair++) {
            const [first, then] = Math.random() < 0.5 ? [known, unknown] : [unknown, known];
            for (const times of [first, then]) times.push(await timeOf(times === known ? email : `nobody-${email}`));
          }
        const shown = `${email}, ${known.length} pairs: AUC ${shareOfLonger(known, unknown).toFixed(3)}`;
        if (process.env.SIGN_IN_PAIRS) console.log(`${engine}, ${kind} ${shown}`);
        expect(distance(), shown).toBeLessThanOrEqual(bound);
      }
    },
  );
});

/** Within the bound by twice what equal times scatter: more pairs would not change that. */
const isSurelyEqual = (distance: number, count: number) =>
  count > 0 && distance < bound - 2 * Math.sqrt((2 * count + 1) / (12 * count * count));

function shareOfLonger(first: readonly number[], second: readonly number[]): number {
  const longer = first.flatMap((one) => second.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)));
  return longer.reduce<number>((sum, share) => sum + share, 0) / longer.length;
}
