const unit = 'people|persons|colleagues|participants|seats|places|of us|Personen|Leute|Plätze|personnes|places';
const people = new RegExp(`\\b(?:we(?: are|['’]re) (\\d{1,3})\\b|(\\d{1,3}) (?:${unit})\\b)`, 'iu');

/** The form of the site writes `We are 3 people.` */
export function seatsIn(message: string): number {
  const [, first, second] = people.exec(message) ?? [];
  return Math.max(1, Number(first ?? second ?? 1));
}

/** The form of the site writes this line. */
export const codeIn = (message: string): string => /^Discount code: (\S+)$/m.exec(message)?.[1] ?? '';
