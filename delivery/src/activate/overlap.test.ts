import { patternOf } from '@agile-languages/shared/paths';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commonAddress } from './overlap.ts';

const words = ['a', 'b', 'c'];
const pattern = fc
  .array(fc.constantFrom('a', 'b', ':x', ':y'), { minLength: 1, maxLength: 4 })
  .map((parts) => `/${parts.join('/')}`);

const addresses = [1, 2, 3, 4].flatMap((length) =>
  Array.from({ length }).reduce<string[]>(
    (all) => all.flatMap((start) => words.map((word) => `${start}/${word}`)),
    [''],
  ),
);

test('two patterns have a common address if and only if the matcher of the site finds one', () => {
  fc.assert(
    fc.property(pattern, pattern, (a, b) => {
      const found = addresses.some((address) => patternOf([a], address) && patternOf([b], address));
      const common = commonAddress(a, b);

      expect(common !== undefined).toBe(found);
      if (common) expect([patternOf([a], common), patternOf([b], common)]).toEqual([a, b]);
    }),
  );
});

test('patterns that differ in capitals: the same address', () => {
  expect(commonAddress('/Languages/:id', '/languages/new')).toBe('/Languages/new');
});
