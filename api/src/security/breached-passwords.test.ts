import { expect, test } from 'vitest';
import { isBreachedPassword } from './breached-passwords.ts';

test.each(['123456', 'password', 'PASSWORD', 'iloveyou', 'trustno1', 'ncc1701'])(
  '%s was found in stolen data',
  (password) => expect(isBreachedPassword(password)).toBe(true),
);

test.each(['', 'correct horse battery', 'k9 river stone'])('%j was not', (password) =>
  expect(isBreachedPassword(password)).toBe(false),
);
