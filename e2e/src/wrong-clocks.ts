const hour = 3_600_000;
const day = 24 * hour;

/** Milliseconds. */
export const wrongClocks = [
  ['an hour ahead', hour],
  ['an hour behind', -hour],
  ['a day ahead', day],
  ['a day behind', -day],
  ['a year ahead', 365 * day],
  ['a year behind', -365 * day],
] as const;
