import { moneyText } from '@agile-languages/shared/formats';
import { amountOf, unitsOf } from '../../core/money.ts';

export interface Taxed {
  price: string;
  currency: string;
  /** In percent; `''` for none. */
  taxRate: string;
  taxMode: string;
  taxNote: string;
  /** Default: the member. */
  paidBy?: string;
  priceNews?: string;
  isEach?: boolean;
  /** In the price, and not used yet. */
  withCode?: string;
  /** Its id, for the person who pays. */
  booking?: string;
}

/** Half of the smallest unit counts as one. */
export function taxOf({ price, currency, taxRate, taxMode, seats = 1 }: Omit<Taxed, 'taxNote'> & { seats?: number }): {
  tax: string;
  due: string;
} {
  const units = unitsOf(price, currency) * seats;
  const rate = Math.round(Number(taxRate) * 100);
  if (isAdded({ taxRate, taxMode })) {
    const tax = Math.round((units * rate) / 10_000);
    return { tax: amountOf(tax, currency), due: amountOf(units + tax, currency) };
  }
  const tax = units - Math.round((units * 10_000) / (10_000 + rate));
  return { tax: amountOf(tax, currency), due: amountOf(units, currency) };
}

export const isAdded = ({ taxRate, taxMode }: Pick<Taxed, 'taxRate' | 'taxMode'>): boolean =>
  taxRate !== '' && taxMode === 'Added';

/** `480 EUR plus 20% tax: 576 EUR`, `480 EUR, 20% tax included`, `paid by Test & Co`, or the price alone. */
export function priceInWords(taxed: Taxed): string {
  const { price, currency, taxRate, taxNote, paidBy, isEach, priceNews, withCode } = taxed;
  if (paidBy) return `paid by ${paidBy}`;
  const amount = `${moneyText(price, currency)}${isEach ? ' each' : ''}${withCode ? ` with the code ${withCode}` : ''}`;
  const rate = `${Number(taxRate)}% tax`;
  const words = isAdded(taxed)
    ? `${amount} plus ${rate}: ${moneyText(taxOf(taxed).due, currency)}`
    : [amount, taxRate && `${rate} included`].filter(Boolean).join(', ');
  return [words, priceNews, taxNote].filter(Boolean).join('. ');
}

/** `''` without a booking. */
export function agreedWords({
  price,
  currency,
  taxRate,
  taxMode,
  taxNote,
  paidBy,
}: { [Name in keyof Omit<Taxed, 'paidBy' | 'isEach' | 'priceNews' | 'withCode' | 'booking'>]: string | null } & {
  paidBy?: string | null;
}): string {
  if (price === null || currency === null) return '';
  const tax = { taxRate: taxRate ?? '', taxMode: taxMode ?? '', taxNote: taxNote ?? '' };
  return priceInWords({ price, currency, ...tax, paidBy: paidBy ?? '' });
}
