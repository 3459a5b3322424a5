/** @module-tag all */
import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { callPaths } from '@agile-languages/shared/api';
import SqliteFile from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { createMeasuredApi } from '../testing/measured-api.ts';
import { openTestDatabase } from '../testing/test-api.ts';
import { testLogin } from '../testing/test-calls.ts';
import { hour, minute } from '../testing/test-clock.ts';
import { createTestDir } from '../testing/test-dir.ts';
import { type Engine, openTestDatabaseAt } from '../testing/test-engines.ts';

const operations = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
const wrong = { ...testLogin, pwd: 'wrong' };
const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const drills: Record<string, () => Promise<unknown>> = {
  database_up: () => loseDatabase('SQLite'),
  faults_total: async () => {
    const { dataDir, post, figure } = await createMeasuredApi();
    await (await openTestDatabase(dataDir)).schema.dropTable('faqItems').execute();
    await times(6, () => post(`/api/${callPaths.getFaqList}`, {}));
    expect(await figure('faults_total')).toBeGreaterThan(5);
  },
  'sign_ins_total{result="refused"}': async () => {
    const { call, figure } = await createMeasuredApi({ limits: { passwordsWaiting: 200 } });
    const signIn = (index: number) => call(callPaths.login, { ...wrong, username: `nobody-${index}@example.com` });
    for (let done = 0; done < 101; done += 20) await times(Math.min(20, 101 - done), (index) => signIn(done + index));
    expect(await figure('sign_ins_total{result="refused"}')).toBeGreaterThan(100);
  },
  'sign_ins_total{result="put off"}': async () => {
    const { call, figure } = await createMeasuredApi({ limits: { guessesPerAccount: 1 } });
    await times(23, () => call(callPaths.login, wrong));
    expect(await figure('sign_ins_total{result="put off"}')).toBeGreaterThan(20);
  },
  passwords_waiting: async () => {
    const { call, figure } = await createMeasuredApi({ passwordCost: undefined });
    const signIns = times(60, () => call(callPaths.login, testLogin));
    await expect.poll(() => figure('passwords_waiting'), { interval: 1 }).toBeGreaterThan(50);
    await signIns;
  },
  policy_reports_total: async () => {
    const { api, figure } = await createMeasuredApi({ limits: { reportsPerNetwork: 30 } });
    const report = {
      'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'https://other.example/x' },
    };
    const headers = { 'content-type': 'application/csp-report' };
    await times(21, () =>
      api.inject({ method: 'POST', url: '/api/reports/policy', headers, payload: JSON.stringify(report) }),
    );
    expect(await figure('policy_reports_total{directive="script-src-elem"}')).toBeGreaterThan(20);
  },
  backup_age_seconds: async () => {
    const dir = join(createTestDir(), 'backups');
    const { clock, figure } = await createMeasuredApi({ backup: { dir, at: '23:59', keep: 3 } });
    expect(await figure('backup_age_seconds')).toBe(Number.POSITIVE_INFINITY);
    mkdirSync(dir);
    writeFileSync(join(dir, 'backup-2026-11-20.sqlite'), 'test');
    utimesSync(join(dir, 'backup-2026-11-20.sqlite'), clock.read(), clock.read());
    expect(await figure('backup_age_seconds')).toBe(0);
    clock.advance(25 * hour + minute);
    expect(await figure('backup_age_seconds')).toBeGreaterThan(90_000);
  },
  mail_oldest_wait_seconds: async () => {
    const { call, clock, figure } = await createMeasuredApi();
    expect(await figure('mail_oldest_wait_seconds')).toBe(0);
    await call(callPaths.repassreg, { activationKey: 'demo-activation-key', apiId: 'reg' });
    clock.advance(hour + minute);
    expect(await figure('mail_oldest_wait_seconds')).toBeGreaterThan(3600);
  },
  http_request_duration_seconds: async () => {
    const { dataDir, post, figure } = await createMeasuredApi();
    const other = new SqliteFile(join(dataDir, 'demo.sqlite'));
    other.exec('begin immediate');
    expect((await post(`/api/${callPaths.login}`, { kv: testLogin })).status).toBe(503);
    other.close();
    const within = (bound: string) =>
      figure(`http_request_duration_seconds_bucket{route="/api/${callPaths.login}",le="${bound}"}`);
    expect([await within('0.5'), await within('+Inf')]).toEqual([0, 1]);
  },
  event_loop_delay_p99_seconds: async () => {
    const { figure } = await createMeasuredApi();
    // What Node measures begins with a tick after the start.
    for (let block = 0; block < 3; block++) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
      await wait(25);
    }
    expect(await figure('event_loop_delay_p99_seconds')).toBeGreaterThan(0.2);
  },
  process_resident_memory_bytes: async () => {
    const { figure } = await createMeasuredApi();
    const held = Buffer.alloc(400_000_000, 1);
    expect(await figure('process_resident_memory_bytes')).toBeGreaterThan(held.length);
  },
};

describe('each alarm of docs/operations.md, raised once', () => {
  test('table of figures: each has a drill', () => {
    const table = operations.slice(operations.indexOf('| figure |')).split('\n\n', 1)[0] ?? '';
    const figures = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, figure = '']) => figure);
    const isOfDelivery = (figure: string) => /^(release|site)_/.test(figure);
    expect(figures.filter((figure) => !isOfDelivery(figure))).toEqual(Object.keys(drills));
  });

  test.each(Object.entries(drills))('%s', async (_, raise) => {
    await raise();
  });

  test('database_up, on PostgreSQL', { tags: ['all'] }, () => loseDatabase('PostgreSQL'));
});

async function loseDatabase(engine: Engine): Promise<void> {
  const { location, figure } = await createMeasuredApi({ engine });
  expect(await figure('database_up')).toBe(1);
  await (await openTestDatabaseAt(location)).schema.dropTable('settings').execute();
  expect(await figure('database_up')).toBe(0);
}
