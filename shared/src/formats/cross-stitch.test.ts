import { expect, test } from 'vitest';
import { initialsOf } from './cross-stitch.ts';

test('initials: first letters of the first and the last word', () => {
  expect(initialsOf('Aroha Te Kahu-Simmons')).toBe('AK');
  expect(initialsOf('Łukasz')).toBe('Ł');
  expect(initialsOf('  نور   الراشدي ')).toBe('نا');
  expect(initialsOf('𝒜da 𝒷ee')).toBe('𝒜𝒷');
  expect(initialsOf('')).toBe('');
});
