const rules = (standing: 'hint' | 'not used', ids: string) => ids.split(' ').map((id) => [id, standing]);

/** Rules and comparisons that are not shown in red; written with figures.ts. */
export const standings: Readonly<Record<string, 'hint' | 'not used'>> = Object.fromEntries([
  ...rules(
    'hint',
    '1 8 9 10 15 16 18 20 24 27 28 37 46 47 49 54 58 69 75 80 88 92 93 94 96 97 100 105 109 113 114 115 116 117 118 119 147 149 153 names dates fields',
  ),
  ...rules('not used', '4 6 11 14 22 30 32 39 40 44 48 50 86 91 95 104 146'),
]);

/** Of 100 criteria that are called not seen, how many are really not there; of the sets that know no rule the lowest. */
export const reallyNotThere = 91;
