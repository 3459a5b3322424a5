import type { ClassRow } from '@agile-languages/shared/api';

/** Sums in several currencies are joined. */
export function planPrice(rows: readonly Pick<ClassRow, 'price' | 'currency'>[], people: number): string {
  const sums = new Map<string, { sum: number; minimumFractionDigits: number }>();
  for (const { price, currency } of rows) {
    const each = Number(price);
    const { sum, minimumFractionDigits: before } = sums.get(currency) ?? { sum: 0, minimumFractionDigits: 0 };
    const minimumFractionDigits = Math.max(before, price.split('.')[1]?.length ?? 0);
    if (Number.isFinite(each)) sums.set(currency, { sum: sum + each * people, minimumFractionDigits });
  }
  return [...sums]
    .map(([currency, { sum, ...digits }]) => `${sum.toLocaleString('en-GB', digits)} ${currency}`)
    .join(' + ');
}
