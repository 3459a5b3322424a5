/** Partners' pages show the price alone: each byte of an element counts. */
export const PriceUntil = () => null;
