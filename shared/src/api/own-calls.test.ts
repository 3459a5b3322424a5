import { expect, test, vi } from 'vitest';
import { createOwnCalls } from './index.ts';

function testCalls(wire: object) {
  const send = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(wire)));
  const calls = createOwnCalls({ base: () => 'http://site.test/api', fetch: send });
  const sent = () => `${send.mock.calls[0]?.[0]} ${send.mock.calls[0]?.[1]?.body}`;
  return { calls, sent };
}

test('sign-out: path and keys', async () => {
  const { calls, sent } = testCalls({});

  await calls.logout({ cookie: 'test-token' });

  expect(sent()).toBe('http://site.test/api/calle/logout {"kv":{"cookie":"test-token"}}');
});

test('sign-out everywhere: path and keys; a refusal is in the response', async () => {
  const { calls, sent } = testCalls({ err: [{ val: 'Test refusal.' }] });

  const { err } = await calls.logoutEverywhere({ cookie: 'test-token', pwd: 'test pass 1' });

  expect(sent()).toBe('http://site.test/api/calle/logoutall {"kv":{"cookie":"test-token","pwd":"test pass 1"}}');
  expect(err).toEqual([{ val: 'Test refusal.' }]);
});

test('list of sign-ins: path and keys; rows are in the response', async () => {
  const testRow = { createdAt: '2026-11-21T09:00:00.000Z', usedAt: '2026-11-21T09:05:00.000Z', here: true };
  const { calls, sent } = testCalls({ tbl: [{ r: [testRow] }] });

  const { rows } = await calls.getSignInList({ cookie: 'test-token' });

  expect(sent()).toBe('http://site.test/api/calle/GetSignInList {"kv":{"cookie":"test-token"}}');
  expect(rows).toEqual([testRow]);
});
