import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unitsOf } from '../../core/money.ts';
import { taxOf } from '../booking/price.ts';
import { taxOfBuyer } from './tax-of-buyer.ts';

const online = { mode: 'Live online', taxRate: '20', taxNote: 'Of the class' };
const person = { company: '', taxNumber: '' };
const company = { company: 'Test & Co', taxNumber: 'DE1' };
const germany = { rate: '19', note: 'VAT of Germany', companyRate: '0', companyNote: 'Reverse charge' };
const oneRate = { ...germany, companyRate: '', companyNote: '' };

test.each([
  ['person', online, person, germany, ['19', 'VAT of Germany']],
  ['company with a tax number', online, company, germany, ['0', 'Reverse charge']],
  ['company without one', online, { ...company, taxNumber: '' }, germany, ['19', 'VAT of Germany']],
  ['tax number without a company', online, { ...company, company: '' }, germany, ['19', 'VAT of Germany']],
  ['company where companies have no rate of their own', online, company, oneRate, ['19', 'VAT of Germany']],
  ['country without a tax of its own', online, company, undefined, ['20', 'Of the class']],
  ['class in a room', { ...online, mode: 'Classroom' }, company, germany, ['20', 'Of the class']],
  ['class that is partly in a room', { ...online, mode: 'Blended' }, company, germany, ['20', 'Of the class']],
  ['class without a tax', { ...online, taxRate: '', taxNote: 'Exempt' }, company, germany, ['', 'Exempt']],
  ['class of 0 percent', { ...online, taxRate: '0' }, person, germany, ['19', 'VAT of Germany']],
])('tax of a buyer, %s', (_, ofClass, buyer, ofCountry, [taxRate, taxNote]) => {
  expect(taxOfBuyer(ofClass, buyer, ofCountry)).toEqual({ taxRate, taxNote });
});

const rate = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => (hundredths / 100).toFixed(2));
const currencies = { JPY: 0, EUR: 2, KWD: 3 };

test('tax of any country: included, the sum stays; added, the price before tax does; to the smallest unit', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(currencies) as (keyof typeof currencies)[])),
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.integer({ min: 1, max: 50 }),
      rate,
      rate,
      (currency, units, seats, ofClass, ofCountry) => {
        const price = (units / 10 ** currencies[currency]).toFixed(currencies[currency]);
        const { taxRate } = taxOfBuyer({ ...online, taxRate: ofClass }, person, { ...oneRate, rate: ofCountry });
        const [included, added] = ['Included', 'Added'].map((taxMode) => {
          const { tax, due } = taxOf({ price, currency, taxRate, taxMode, seats });
          return { tax: unitsOf(tax, currency), due: unitsOf(due, currency) };
        });
        const all = units * seats;
        const share = Number(ofCountry) / 100;

        expect(taxRate).toBe(ofCountry);
        expect(included?.due).toBe(all);
        expect(added?.due).toBe(all + (added?.tax ?? 0));
        expect(Math.abs((added?.tax ?? 0) - all * share)).toBeLessThanOrEqual(0.501);
        expect(Math.abs((included?.tax ?? 0) - (all * share) / (1 + share))).toBeLessThanOrEqual(0.501);
      },
    ),
  );
});
