import { expect, test } from 'vitest';
import { originFault } from './fields.ts';

test.each(['https://a.example', 'https://a.example:8443', 'http://localhost:4000', 'http://[::1]:4000'])(
  'origin of live pages, %s: taken',
  (origin) => expect(originFault(origin, false)).toBeUndefined(),
);

test.each([
  'https://a.example/',
  'https://A.example',
  'https://a.example/page',
  'https://user@a.example',
  'javascript:alert(1)',
  'null',
  '*',
  'https://*.a.example',
  'https://a;b.example',
  '',
])('origin %j: refused, for live pages and for tests', (origin) => {
  expect(originFault(origin, false)).toMatch(/is no origin/);
  expect(originFault(origin, true)).toMatch(/is no origin/);
});

test('origin without TLS: takes a key for tests', () => {
  expect(originFault('http://staging.a.example', false)).toMatch(/key for tests/);
  expect(originFault('http://staging.a.example', true)).toBeUndefined();
});
