import { expect, test } from 'vitest';
import { holdsKey, mailIds } from './mail-texts.ts';

test('mails with a key: those whose link signs in or chooses a password, no other with a link', () => {
  expect(mailIds.filter(holdsKey).toSorted()).toEqual([
    ...['invitation', 'known-browser', 'partner-link', 'pass-code'],
    ...['password', 'staff-invitation', 'unknown-device'],
  ]);
});
