import { expect, test } from 'vitest';
import { accepts } from './check-releases.ts';

test.each([
  ['^19.3.1', '19.3.1', true],
  ['^19.3.1', '19.4.0', true],
  ['^19.3.1', '19.3.0', false],
  ['^19.3.1', '19.2.9', false],
  ['^19.9.0', '19.3.1', false],
  ['^19.3.1', '20.0.0', false],
  ['^19.3.1', '18.9.9', false],
  ['^0.3.1', '0.3.4', true],
  ['^0.3.1', '0.4.0', false],
  ['^2.0.0', '2.10.0', true],
])('range %s, version %s: accepted is %s', (range, version, isAccepted) => {
  expect(accepts(range, version)).toBe(isAccepted);
});
