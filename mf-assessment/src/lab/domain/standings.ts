/** Rules and comparisons that are not shown in red; written with figures.ts. */
export const standings: Readonly<Record<string, 'hint' | 'not used'>> = {
  54: 'hint',
  58: 'hint',
  75: 'hint',
  80: 'hint',
  146: 'not used',
  147: 'hint',
  149: 'hint',
  153: 'hint',
  names: 'hint',
  numbers: 'hint',
  dates: 'hint',
  fields: 'hint',
};
