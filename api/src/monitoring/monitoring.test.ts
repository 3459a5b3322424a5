import { callPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { createMeasuredApi } from '../testing/measured-api.ts';
import { createTestApi } from '../testing/test-api.ts';
import { testLogin } from '../testing/test-calls.ts';
import { createRegistry } from './metrics.ts';

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
  gauge('test_endless', 'Test.', () => Number.POSITIVE_INFINITY);
  gauge('test_broken', 'Test.', () => Promise.reject(new Error('test')));

  expect(await text()).toContain(
    '# HELP test_total Test.\n# TYPE test_total counter\ntest_total{name="a \\"b\\" \\\\ c\\n"} 2\n',
  );
  expect(await text()).toContain(
    'test_seconds_bucket{route="/x",le="0.25"} 0\ntest_seconds_bucket{route="/x",le="0.5"} 1\n',
  );
  expect(await text()).toContain('test_seconds_bucket{route="/x",le="+Inf"} 1\ntest_seconds_sum{route="/x"} 0.3\n');
  expect(await text()).toContain('# TYPE test_value gauge\ntest_value 1.5\n');
  expect(await text()).toContain('\ntest_endless +Inf\n');
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
