/** @param amount as fields of the kind `amount` have it, `480.50`; `''` is 0 */
export const centsOf = (amount: string): number => Math.round(Number(amount) * 100);

/** `480`, `480.50` */
export const amountOf = (cents: number): string => (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);
