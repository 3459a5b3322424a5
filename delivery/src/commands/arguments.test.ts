import { UsageError } from '@agile-languages/shared/errors';
import { expect, test } from 'vitest';
import { nameAmong } from './arguments.ts';

const testNames = ['shell', 'catalog'];

test('name that is there: itself', () => {
  expect(nameAmong(testNames, 'catalog')).toBe('catalog');
});

test.each(['nowhere', 'mf-catalog', '../catalog', 'toString'])('name %s: refused with the names there are', (name) => {
  expect(() => nameAmong(testNames, name)).toThrow(
    new UsageError(`There is no area "${name}". Areas are: shell, catalog.`),
  );
});

test.each(['Catalog', 'catalgo', 'catalogs'])('name %s: the one that is meant', (name) => {
  expect(() => nameAmong(testNames, name)).toThrow(
    new UsageError(`There is no area "${name}". Do you mean catalog? Areas are: shell, catalog.`),
  );
});

test('nothing that could be named: said so', () => {
  expect(() => nameAmong([], 'catalog')).toThrow('There is no area "catalog". Nothing is released yet.');
});

test.each([undefined, ''])('no name: refused with the names there are', (name) => {
  expect(() => nameAmong(testNames, name)).toThrow(new UsageError('Name an area. Areas are: shell, catalog.'));
});
