import { expect, test } from 'vitest';
import { isHostOf, isSameOrigin } from './same-host.ts';

test.each(['desk.test', 'DESK.Test', 'desk.test.', 'desk.test:443', 'Desk.test.:443'])(
  'host %s: that of https://desk.test',
  (host) => {
    expect(isHostOf('https://desk.test', host)).toBe(true);
    expect(isSameOrigin('https://desk.test', `https://${host}`)).toBe(true);
  },
);

test.each([
  ...['', 'desk.test:80', 'desk.test:3000', 'desk.test..', 'other.test', 'desk.test.other.test', '127.0.0.1'],
  ...['x@desk.test', 'desk.test/x', 'desk.test#', 'desk.test\\x', 'desk.test:x'],
])('host %s: another one than that of https://desk.test', (host) => {
  expect(isHostOf('https://desk.test', host)).toBe(false);
});

test('origin with another protocol, or none: another one', () => {
  for (const origin of ['http://desk.test', 'null', '', undefined])
    expect(isSameOrigin('https://desk.test', origin)).toBe(false);
});
