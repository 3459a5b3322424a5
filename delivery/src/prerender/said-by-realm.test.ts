import { expect, test } from 'vitest';
import { addressesSaid, dataSaid } from './said-by-realm.ts';

const modules = [{ kind: 'routes', area: 'catalog', name: '/catalog' }] as const;
const key = 'routes catalog /catalog';

test('addresses: the list, the failure and what was asked for, nothing else', () => {
  const failure = { message: 'test', status: 503, more: 1 };

  expect(addressesSaid({ value: [{ id: '1' }], asked: ['a'], more: 1 })).toEqual({
    value: [{ id: '1' }],
    asked: ['a'],
  });
  expect(addressesSaid({ asked: [], failure })).toEqual({ asked: [], failure: { message: 'test', status: 503 } });
});

test('data: those of the modules that were asked for', () => {
  const initialData = { [key]: { question: 'Test?' }, 'sections experts test': { name: 'Test' } };

  expect(dataSaid({ initialData, hasLoaders: true, asked: [] }, modules)).toEqual({
    initialData: { [key]: { question: 'Test?' } },
    hasLoaders: true,
    asked: [],
  });
});

test.each([
  undefined,
  'text',
  { value: 'text', asked: [] },
  { value: [{ id: 1 }], asked: [] },
  { value: [['1']], asked: [] },
  { value: [] },
  { value: [], asked: [1] },
  { asked: [], failure: 'test' },
])('addresses %j: not believed', (said) => {
  expect(() => addressesSaid(said)).toThrow(Error);
});

test.each([
  undefined,
  [],
  { initialData: [], asked: [] },
  { initialData: { [key]: 'text' }, asked: [] },
  { initialData: {}, asked: {} },
])('data %j: not believed', (said) => {
  expect(() => dataSaid(said, modules)).toThrow(Error);
});

test('more asked for than a page may send: not believed', () => {
  const asked = Array.from({ length: 101 }, (_, index) => String(index).padEnd(2000, 'x'));

  expect(() => addressesSaid({ value: [], asked })).toThrow('it does not say what it asked for');
});
