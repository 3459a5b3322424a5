import { keptByShell } from '@agile-languages/shared/build';
import { definePage } from '@agile-languages/shared/contract';
import { configure } from '@agile-languages/shared/platform';
import { usePageData } from '@agile-languages/shared/remote-data';
import { fakeApi, testConfig } from '@agile-languages/shared/test';
import { act, renderHook } from '@testing-library/react';
import { Component } from 'react';
import { expect, test } from 'vitest';
import { apiOfAreas, sharedModules } from './shared-modules.ts';

const areChanged = (value: unknown, path: string): string[] => {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return [];
  if (!Object.isFrozen(value)) return [path];
  return Object.entries(value).flatMap(([name, part]) => areChanged(part, `${path}.${name}`));
};

test('shared modules: no area can change a part of them for the others, React alone its internals', () => {
  const changeable = Object.entries(sharedModules).flatMap(([name, { lib }]) =>
    Object.entries(lib()).flatMap(([key, part]) => areChanged(part, `${name} ${key}`)),
  );

  expect(changeable.filter((path) => !path.includes('__'))).toEqual([]);
  expect(changeable.length).toBeGreaterThan(0);
});

test('shared modules: no part is put in the place of another, nor a method of components', () => {
  for (const [, { lib }] of Object.entries(sharedModules))
    for (const name of Object.keys(lib())) expect(Reflect.set(lib(), name, null), name).toBe(false);
  expect(() => Reflect.set(Component.prototype, 'setState', null)).toThrow('Cannot redefine property: setState');
});

test('shared modules: a class in the form of older libraries replaces what it inherits, for itself alone', () => {
  function Older() {}
  Older.prototype = Object.create(Component.prototype);

  for (const name of ['constructor', 'setState', 'toString', 'isReactComponent']) {
    const inherited = Reflect.get(Component.prototype, name);
    Object.assign(Older.prototype, { [name]: Older });

    expect(Object.getOwnPropertyDescriptor(Older.prototype, name), name).toEqual({
      value: Older,
      writable: true,
      enumerable: true,
      configurable: true,
    });
    expect(Reflect.get(Component.prototype, name), name).toBe(inherited);
  }
});

test('platform of areas: the shell alone configures the site and hears notices', () => {
  const names = Object.keys(sharedModules['@agile-languages/shared/platform'].lib());

  expect(names).toEqual(expect.arrayContaining(['api', 'notify', 'session', 'siteConfig']));
  expect(names.filter((name) => keptByShell.includes(name))).toEqual([]);
});

test('api of areas, a call that is no list: Back asks again for what was answered before it', async () => {
  configure(testConfig);
  const { requests } = fakeApi({ 'calle/GetFaqList': { rows: [] }, 'calle/login': {} });
  const page = definePage({
    load: { rows: async (api) => (await api.getFaqList()).rows },
    head: () => ({ title: 'Test', description: 'Test.' }),
    Page: () => null,
  });
  const address = { params: {}, pattern: '/test', search: '' };
  const open = (isReturn: boolean) =>
    act(async () => renderHook(() => usePageData(page, address, { loadApi: async () => apiOfAreas, isReturn })));
  const lists = () => requests.filter(({ path }) => path === 'calle/GetFaqList').length;
  await open(false);
  await open(true);
  expect(lists()).toBe(1);

  await apiOfAreas.login({ username: 'test', pwd: 'test' });
  await open(true);

  expect(lists()).toBe(2);
});
