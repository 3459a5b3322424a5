/** Rules and comparisons that are not shown in red; written with figures.ts. */
export const standings: Readonly<Record<string, 'hint' | 'not used'>> = {
  58: 'hint',
  75: 'hint',
  147: 'hint',
  149: 'hint',
  names: 'hint',
  numbers: 'hint',
  dates: 'hint',
  range: 'hint',
  fields: 'hint',
};
