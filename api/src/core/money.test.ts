import { expect, test } from 'vitest';
import { amountFault, amountOf, decimalsOf, typedAmount, unitsOf } from './money.ts';

test.each([
  ['480', 'EUR', '480'],
  ['990,5', 'EUR', '990.50'],
  ['1.990,50', 'EUR', '1990.50'],
  ["1'990.50", 'CHF', '1990.50'],
  ['48000', 'JPY', '48000'],
  ['48,000', 'JPY', '48000'],
  ['48000.00', 'JPY', '48000'],
  ['1.048.000', 'KRW', '1048000'],
  ['48000', 'XAF', '48000'],
  ['1.5', 'KWD', '1.500'],
  ['1.250', 'KWD', '1.250'],
  ['1,5', 'KWD', '1.500'],
  ['1.990,250', 'KWD', '1990.250'],
])('%s %s is typed: %s', (typed, currency, amount) => {
  const digits = decimalsOf(currency);
  expect(typedAmount(typed, digits)).toBe(amount);
  expect(amountFault(amount, digits)).toBeUndefined();
});

test.each([
  ['480.5', 'JPY', 'has to be an amount like 480, without decimals.'],
  ['480.505', 'EUR', 'has to be an amount like 480 or 480.50.'],
  ['1.2345', 'KWD', 'has to be an amount like 480 or 480.500.'],
  ['1,250', 'KWD', '“1,250” can be 1250 or 1.250. Write one of these.'],
  ['free', 'KRW', 'has to be an amount like 480, without decimals.'],
])('%s %s is typed: refused', (typed, currency, fault) => {
  const digits = decimalsOf(currency);
  expect(amountFault(typedAmount(typed, digits), digits)).toBe(fault);
});

test.each([
  ['480.50', 'EUR', 48_050],
  ['48000', 'JPY', 48_000],
  ['1.250', 'KWD', 1250],
])('%s %s in its smallest unit and back', (amount, currency, units) => {
  expect(unitsOf(amount, currency)).toBe(units);
  expect(amountOf(units, currency)).toBe(amount);
});
