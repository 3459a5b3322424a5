/** @module-tag all */
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { callPaths } from '@agile-languages/shared/api';
import SqliteFile from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { type StartedApi, startApi } from '../testing/started-api.ts';
import { testLogin } from '../testing/test-calls.ts';
import { createTestDir } from '../testing/test-dir.ts';

/** LOAD_SECONDS=40 is the long version. */
const seconds = Number(process.env.LOAD_SECONDS ?? 4);
const attackers = 400;
const attacksPerSecond = 200;
const patient = { timeout: 60_000 + seconds * 3000 };
const wrong = { ...testLogin, username: 'nobody@example.com', pwd: 'wrong' };
const listRequest = { startLimit: 0, limit: 10, fkClassId: '', fkDpLangId: '' };

test(
  '200 wrong log-ins a second from 400 addresses: members from elsewhere sign in, lists go on',
  patient,
  async () => {
    const api = await startApi({ DATA_DIR: createTestDir(), TRUST_PROXY: '127.0.0.1' });
    const { send } = createClient(api);
    await times(100, () => send(callPaths.getClassList, listRequest));
    const idle = await times(300, () => send(callPaths.getClassList, listRequest));

    const attack = repeat(1000 / attacksPerSecond, (index) =>
      send(callPaths.login, wrong, `203.0.${100 + ((index % attackers) >> 5)}.${index % 32}`),
    );
    await attack.answered(100);
    const signIns: Seen[] = [];
    const members = repeat(1000, async (index) => {
      signIns.push(await send(callPaths.login, testLogin, `198.51.100.${index % 250}`));
    });
    const underAttack = await during(seconds, () => send(callPaths.getClassList, listRequest));
    const answers = [...(await attack.stop()), ...(await members.stop())];

    report('lists idle', idle);
    report('lists under attack', underAttack);
    report('members sign in', signIns);
    expect(new Set(signIns.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(underAttack.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.length).toBeGreaterThan(0);
  },
);

test('another program holds the lock of the database: lists go on while ten sign-ins wait', patient, async () => {
  const dataDir = createTestDir();
  const api = await startApi({ DATA_DIR: dataDir });
  const { send } = createClient(api);
  await times(100, () => send(callPaths.getClassList, listRequest));
  const idle = await times(300, () => send(callPaths.getClassList, listRequest));
  const other = new SqliteFile(join(dataDir, 'demo.sqlite'));
  onTestFinished(() => {
    other.close();
  });
  other.exec('begin immediate');
  let waiting = true;
  const signIns = Promise.all(Array.from({ length: 10 }, () => send(callPaths.login, testLogin))).finally(() => {
    waiting = false;
  });
  const meanwhile: Seen[] = [];
  while (waiting) meanwhile.push(await send(callPaths.getClassList, listRequest));

  report('lists idle', idle);
  report('lists while locked', meanwhile);
  report('sign-ins while locked', await signIns);
  expect(new Set((await signIns).map(({ status }) => status))).toEqual(new Set([503]));
  expect(meanwhile.length).toBeGreaterThan(100);
  other.exec('rollback');
  expect((await send(callPaths.login, testLogin)).status).toBe(200);
});

interface Seen {
  status: number;
  milliseconds: number;
}

function createClient({ base }: StartedApi) {
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());

  const send = (path: string, kv: object, from = '192.0.2.1') =>
    new Promise<Seen>((resolve, reject) => {
      const start = performance.now();
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
      request(`${base}/${path}`, { method: 'POST', agent, headers }, (response) => {
        response.resume();
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, milliseconds: performance.now() - start }),
        );
      })
        .once('error', reject)
        .end(JSON.stringify({ kv }));
    });
  return { send };
}

async function times<Result>(count: number, work: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let index = 0; index < count; index++) results.push(await work());
  return results;
}

async function during<Result>(length: number, work: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  const end = performance.now() + length * 1000;
  while (performance.now() < end) {
    results.push(await work());
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return results;
}

function repeat<Result>(pause: number, work: (index: number) => Promise<Result>) {
  const begun: Promise<Result>[] = [];
  const start = performance.now();
  const timer = setInterval(() => {
    while (begun.length * pause < performance.now() - start) begun.push(work(begun.length));
  }, pause);
  return {
    answered: async (count: number) => {
      await expect.poll(() => begun.length).toBeGreaterThanOrEqual(count);
      await Promise.all(begun.slice(0, count));
    },
    stop: () => {
      clearInterval(timer);
      return Promise.all(begun);
    },
  };
}

function report(name: string, seen: Seen[]): void {
  if (process.env.LOAD_SECONDS === undefined) return;
  const sorted = seen.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(1);
  const refused = seen.filter(({ status }) => status !== 200).length;
  console.log(
    `${name}: ${seen.length}, not 200: ${refused}, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`,
  );
}
