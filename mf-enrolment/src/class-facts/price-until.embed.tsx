/** Each byte of an element counts. */
export const PriceUntil = () => null;
