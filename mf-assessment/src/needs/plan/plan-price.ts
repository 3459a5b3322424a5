import type { ClassRow } from '@agile-languages/shared/api';

/** Price of these classes for so many people, '1,440 EUR'; sums in several currencies are joined. */
export function planPrice(rows: readonly Pick<ClassRow, 'price' | 'currency'>[], people: number): string {
  const sums = new Map<string, number>();
  for (const { price, currency } of rows) {
    const each = Number(price);
    if (Number.isFinite(each)) sums.set(currency, (sums.get(currency) ?? 0) + each * people);
  }
  return [...sums].map(([currency, sum]) => `${sum.toLocaleString('en-GB')} ${currency}`).join(' + ');
}
