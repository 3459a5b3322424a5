import type { NextDates } from '../next-class/next-class.data.ts';

/** Price of one class of each Language for so many people, '1,440 EUR'; sums in several currencies are joined. */
export function planPrice(dates: readonly Pick<NextDates, 'next'>[], people: number): string {
  const sums = new Map<string, number>();
  for (const { next } of dates) {
    const price = Number(next?.price);
    if (next && Number.isFinite(price)) sums.set(next.currency, (sums.get(next.currency) ?? 0) + price * people);
  }
  return [...sums].map(([currency, sum]) => `${sum.toLocaleString('en-GB')} ${currency}`).join(' + ');
}
