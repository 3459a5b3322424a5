import type { ClassRow } from '@agile-languages/shared/api';
import { moneyText } from '@agile-languages/shared/formats';

/** Sums in several currencies are joined. */
export function planPrice(rows: readonly Pick<ClassRow, 'price' | 'currency'>[], people: number): string {
  const sums = new Map<string, { sum: number; digits: number }>();
  for (const { price, currency } of rows) {
    const each = Number(price);
    const { sum, digits: before } = sums.get(currency) ?? { sum: 0, digits: 0 };
    const digits = Math.max(before, price.split('.')[1]?.length ?? 0);
    if (Number.isFinite(each)) sums.set(currency, { sum: sum + each * people, digits });
  }
  return [...sums].map(([currency, { sum, digits }]) => moneyText(sum.toFixed(digits), currency)).join(' + ');
}
