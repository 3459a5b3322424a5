import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answers, lettersOf, phones, readLetters, spaced, tables } from './table-code.ts';

const some = fc.record({
  table: fc.nat(tables - 1),
  phone: fc.nat(phones - 1),
  topic: fc.integer({ min: 1, max: 153 }),
  answer: fc.constantFrom(...answers),
});

test('eight letters: what was put in comes out, with spaces and small letters too', () => {
  fc.assert(
    fc.property(some, (given) => {
      const letters = lettersOf(given);
      expect(letters).toMatch(/^[A-Z]{8}$/);
      expect(readLetters(letters)).toEqual(given);
      expect(readLetters(` ${spaced(letters).toLowerCase()} `)).toEqual(given);
    }),
  );
});

test('one wrong letter, or two that have changed places: always refused', () => {
  fc.assert(
    fc.property(some, fc.nat(7), fc.nat(24), (given, place, step) => {
      const letters = [...lettersOf(given)];
      const before = letters[place] ?? '';
      const other = String.fromCharCode(65 + ((before.charCodeAt(0) - 65 + 1 + step) % 26));
      expect(readLetters(letters.with(place, other).join(''))).toBeUndefined();

      const next = letters[place + 1];
      if (next && next !== before)
        expect(
          readLetters(
            letters
              .with(place, next)
              .with(place + 1, before)
              .join(''),
          ),
        ).toBeUndefined();
    }),
  );
});

test.each(['', 'ABC', 'ABCDEFGHI', 'ABCD 3FGH', 'https://site.test/#meter=x'])('%j: no code of a phone', (text) => {
  expect(readLetters(text)).toBeUndefined();
});

test('equal answers of two phones: do not look alike', () => {
  const topic = { table: 5, topic: 20, answer: 'yes' } as const;
  const ends = Array.from({ length: 40 }, (_, phone) => lettersOf({ ...topic, phone: phone * 97 }).slice(4));

  expect(new Set(ends).size).toBe(40);
});
