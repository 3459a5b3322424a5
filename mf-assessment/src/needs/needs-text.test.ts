import { expect, test } from 'vitest';
import { freshNeeds, needsReducer } from './needs-state.ts';
import { readNeeds, writeNeeds } from './needs-text.ts';

test('two tables with rows off: written with the one touched last first, and read back', () => {
  const first = needsReducer(freshNeeds, { type: 'switch', table: 'development-team', row: '1111113', on: false });
  const state = needsReducer(first, { type: 'switch', table: 'product-owner', row: '1111111', on: false });

  expect(writeNeeds(state)).toBe('product-owner 1111111,development-team 1111113');
  expect(readNeeds(writeNeeds(state))).toEqual(state);
});

test('role chosen and nothing off: written and read back', () => {
  const state = needsReducer(freshNeeds, { type: 'choose', table: 'product-manager' });

  expect(readNeeds(writeNeeds(state))).toEqual(state);
});

test('rows that do not exist: the rest counts', () => {
  expect(readNeeds('revenue-cost 1111112 9999999')?.tables[0]?.totalPercentage).toBe(70);
});

test('unknown text: nothing', () => {
  expect(readNeeds('')).toBeUndefined();
  expect(readNeeds('{"token":"x"}')).toBeUndefined();
});
