import { amountOf, unitsOf } from '../../core/money.ts';

/** As fields of a class have it. */
export interface Taxed {
  price: string;
  currency: string;
  /** In percent; `''` for none. */
  taxRate: string;
  taxMode: string;
  taxNote: string;
}

/** The tax in a price or beside it, and what is to be paid; half of the smallest unit counts as one. */
export function taxOf({ price, currency, taxRate, taxMode }: Omit<Taxed, 'taxNote'>): {
  tax: string;
  due: string;
} {
  const units = unitsOf(price, currency);
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

/** `480 EUR plus 20% tax: 576 EUR`, `480 EUR, 20% tax included`, or the price alone. */
export function priceInWords(taxed: Taxed): string {
  const { price, currency, taxRate, taxNote } = taxed;
  const amount = `${price} ${currency}`;
  const rate = `${Number(taxRate)}% tax`;
  const words = isAdded(taxed)
    ? `${amount} plus ${rate}: ${taxOf(taxed).due} ${currency}`
    : [amount, taxRate && `${rate} included`].filter(Boolean).join(', ');
  return taxNote ? `${words}. ${taxNote}` : words;
}

/** Of a seat whose booking may be missing: `''` then. */
export function agreedWords({
  price,
  currency,
  taxRate,
  taxMode,
  taxNote,
}: { [Name in keyof Taxed]: string | null }): string {
  if (price === null || currency === null) return '';
  return priceInWords({ price, currency, taxRate: taxRate ?? '', taxMode: taxMode ?? '', taxNote: taxNote ?? '' });
}
