import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Refusal, releasedName, releasedNames, storeIn, workspaceOf } from './places.ts';

test.each(releasedNames)('%s: is released, from a workspace that is there', (name) => {
  expect(releasedName(name)).toBe(name);
  expect(existsSync(workspaceOf(name))).toBe(true);
});

test.each(['nowhere', 'Catalog', 'mf-catalog', '../catalog', 'toString'])(
  '%s: refused with the names there are',
  (name) => {
    expect(() => releasedName(name)).toThrow(
      new Refusal(`There is no area "${name}". Areas are: shell, catalog, assessment, experts, enrolment.`),
    );
  },
);

test.each([undefined, ''])('no name: refused with the names there are', (name) => {
  expect(() => releasedName(name)).toThrow(
    new Refusal('There is no area without a name. Areas are: shell, catalog, assessment, experts, enrolment.'),
  );
});

test('no name of an area is the prefix of another', () => {
  const names = releasedNames.filter((name) => releasedNames.some((other) => other !== name && other.startsWith(name)));

  expect(names).toEqual([]);
});

test('store: everything is below its folder', () => {
  const store = storeIn('/test');

  expect(store.registry).toBe('/test/registry.json');
  expect(store.release('catalog', '0123456789abcdef')).toBe('/test/catalog/0123456789abcdef');
  expect(store.pages(7)).toBe('/test/pages/7');
});
