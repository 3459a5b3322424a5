import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callPaths } from '@agile-languages/shared/api';
import { describe, expect, test } from 'vitest';
import { createRegistry } from '../metrics/registry.ts';
import { createTestApi, openTestDatabase } from '../testing/test-api.ts';
import { testLogin } from '../testing/test-calls.ts';
import { hour } from '../testing/test-clock.ts';
import { engines, openTestDatabaseAt } from '../testing/test-engines.ts';
import { testClass } from '../testing/test-rows.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function createMeasuredApi(options: Parameters<typeof createTestApi>[0] = {}) {
  const port = await freePort();
  const testApi = await createTestApi({ ...options, metrics: { host: '127.0.0.1', port } });
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const figure = async (name: string) =>
    Number(
      (await read())
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.slice(name.length + 1),
    );
  return { ...testApi, port, read, figure };
}

test('nothing is set: no figures for anybody', async () => {
  const { api } = await createTestApi();
  expect((await api.inject('/metrics')).statusCode).toBe(404);
  expect((await api.inject('/api/metrics')).statusCode).toBe(404);
});

test('text of figures: the format of Prometheus, with escaped labels', async () => {
  const { counter, durations, gauge, text } = createRegistry();
  const count = counter('test_total', 'Test.');
  count({ name: 'a "b" \\ c\n' });
  count({ name: 'a "b" \\ c\n' });
  durations('test_seconds', 'Test.')({ route: '/x' }, 0.3);
  gauge('test_value', 'Test.', () => 1.5);
  gauge('test_broken', 'Test.', () => Promise.reject(new Error('test')));

  expect(await text()).toContain(
    '# HELP test_total Test.\n# TYPE test_total counter\ntest_total{name="a \\"b\\" \\\\ c\\n"} 2\n',
  );
  expect(await text()).toContain(
    'test_seconds_bucket{route="/x",le="0.25"} 0\ntest_seconds_bucket{route="/x",le="0.5"} 1\n',
  );
  expect(await text()).toContain('test_seconds_bucket{route="/x",le="+Inf"} 1\ntest_seconds_sum{route="/x"} 0.3\n');
  expect(await text()).toContain('# TYPE test_value gauge\ntest_value 1.5\n');
  expect(await text()).not.toContain('\ntest_broken ');
});

test('requests are counted by route pattern and status, and nothing of a visitor is there', async () => {
  const { api, call, port, read } = await createMeasuredApi();
  const { kv } = await call(callPaths.login, testLogin);
  await api.inject(`/nowhere/${kv.token}`);
  const text = await read();

  expect(text).toContain('http_requests_total{route="/api/calle/login",method="POST",status="200"} 1\n');
  expect(text).toContain('http_requests_total{route="none",method="GET",status="404"} 1\n');
  expect(text).toContain('http_request_duration_seconds_count{route="/api/calle/login"} 1\n');
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(text).toMatch(/^event_loop_delay_p99_seconds \d/m);
  expect(text).not.toContain(kv.token);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
});

test('an address that is taken stops the start with one sentence', async () => {
  const { port } = await createMeasuredApi();
  await expect(createTestApi({ metrics: { host: '127.0.0.1', port } })).rejects.toThrow(
    `METRICS_ADDRESS: cannot listen on 127.0.0.1:${port}.`,
  );
});

describe('each alarm of docs/operations.md, raised once', () => {
  test('sign-ins are refused and put off', async () => {
    const { call, figure } = await createMeasuredApi({ limits: { guessesPerAccount: 1 } });
    for (let guess = 0; guess < 3; guess++) await call(callPaths.login, { ...testLogin, pwd: 'wrong' });
    await call(callPaths.login, { ...testLogin, username: 'other@example.com' });

    expect(await figure('sign_ins_total{result="refused"}')).toBe(3);
    expect(await figure('sign_ins_total{result="put off"}')).toBe(1);
  });

  test('requests fail, and a class is left out', async () => {
    const { api, dataDir, post, figure } = await createMeasuredApi();
    const db = await openTestDatabase(dataDir);
    await db
      .insertInto('classes')
      .values(testClass({ startsAt: 'never' }))
      .execute();
    await db.schema.dropTable('faqItems').execute();
    await post(`/api/${callPaths.getFaqList}`, {});
    await api.inject('/api/classes/test-class.ics');

    expect(await figure('faults_total')).toBe(2);
  });

  test.each(engines)('database on %s is away', async (engine) => {
    const { location, figure } = await createMeasuredApi({ engine });
    expect(await figure('database_up')).toBe(1);
    const db = await openTestDatabaseAt(location);
    await db.schema.dropTable('settings').execute();

    expect(await figure('database_up')).toBe(0);
  });

  test('a mail waits', async () => {
    const { call, clock, figure } = await createMeasuredApi();
    expect(await figure('mail_oldest_wait_seconds')).toBe(0);
    await call(callPaths.repassreg, { activationKey: 'demo-activation-key', apiId: 'reg' });
    clock.advance(hour);

    expect(await figure('mail_oldest_wait_seconds')).toBeGreaterThanOrEqual(3600);
  });

  test('passwords wait', async () => {
    const { call, figure } = await createMeasuredApi({ passwordCost: undefined });
    const signIns = Array.from({ length: 20 }, () => call(callPaths.login, testLogin));
    await expect.poll(() => figure('passwords_waiting')).toBeGreaterThan(0);
    await Promise.all(signIns);
  });
});
