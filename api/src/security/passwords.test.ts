import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { isBreachedPassword } from './passwords.ts';

test.each(['123456', 'password', 'PASSWORD', 'iloveyou', 'trustno1', 'ncc1701'])(
  '%s was found in stolen data',
  (password) => expect(isBreachedPassword(password)).toBe(true),
);

test.each(['', 'correct horse battery', 'k9 river stone'])('%j was not', (password) =>
  expect(isBreachedPassword(password)).toBe(false),
);

test.each([
  'password1',
  'P4ssw0rd!',
  'qwerty123',
  'abc123',
  'abcabc1',
  'aaaaaa1',
  'a1b1a1b1',
  'Agile2026',
  '1dragon1',
  '19751224',
  'abababababababab',
])('%s is among the first that guessers try', (password) => expect(isCommonPassword(password)).toBe(true));

test.each(['test-password-1', 'çöğüş1', 'k9 river stone', 'mary4ever', '830174629551', 'correct horse'])(
  '%s is not',
  (password) => expect(isCommonPassword(password)).toBe(false),
);

test('the own name with digits is easy to guess', () => {
  expect(isCommonPassword('Major1975', ['mary.major@example.com'])).toBe(true);
  expect(isCommonPassword('Major1975', ['john.minor@example.com'])).toBe(false);
});
