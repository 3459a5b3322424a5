import { expect, test } from 'vitest';
import { countries, countryName, countryOf, isCountry } from './countries.ts';

test('countries: the 249 of ISO 3166-1, each with a name, in the order of names', () => {
  const all = countries();
  expect(new Set(all.map(({ id }) => id)).size).toBe(249);
  expect(all.filter(({ id, name }) => id === name)).toEqual([]);
  expect(all[0]).toEqual({ id: 'AF', name: 'Afghanistan' });
});

test.each([
  ['DE', 'DE'],
  [' at ', 'AT'],
  ['Germany', 'DE'],
  ['österreich', 'AT'],
  ['Osterreich', 'AT'],
  ['Allemagne', 'DE'],
  ['Türkiye', 'TR'],
  ['UK', 'GB'],
  ['el', 'GR'],
  ['USA', 'US'],
  ['Turkey', 'TR'],
  ['Czech Republic', 'CZ'],
  ['Hong Kong', 'HK'],
  ['EU', 'EU'],
  ['XX', 'XX'],
  ['Nowhere', 'Nowhere'],
])('country typed as %j: %s', (typed, code) => {
  expect(countryOf(typed)).toBe(code);
  expect(isCountry(code)).toBe(!['EU', 'XX', 'Nowhere'].includes(code));
});

test('country without a code of ISO 3166-1: its text is its name', () => {
  expect([countryName('CH'), countryName('EU'), countryName('')]).toEqual(['Switzerland', 'EU', '']);
});
