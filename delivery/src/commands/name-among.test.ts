import { UsageError } from '@agile-languages/shared/errors';
import { expect, test } from 'vitest';
import { nameAmong } from './name-among.ts';

const testNames = ['shell', 'catalog'];

test('name that is there: itself', () => {
  expect(nameAmong(testNames, 'catalog')).toBe('catalog');
});

test.each(['nowhere', 'Catalog', 'mf-catalog', '../catalog', 'toString'])(
  'name %s: refused with the names there are',
  (name) => {
    expect(() => nameAmong(testNames, name)).toThrow(
      new UsageError(`There is no area "${name}". Areas are: shell, catalog.`),
    );
  },
);

test.each([undefined, ''])('no name: refused with the names there are', (name) => {
  expect(() => nameAmong(testNames, name)).toThrow(
    new UsageError('There is no area without a name. Areas are: shell, catalog.'),
  );
});
