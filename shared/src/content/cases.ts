import type { LanguageKey } from './languages.ts';

/** The four agile zones (specification, section 1). */
export const zones = [
  'Business Development',
  'Data Flow Management',
  'Digital Product Development',
  'Digital Product Management',
] as const;

const [business, flowManagement, development, productManagement] = zones;

/** The eight communication cases. The weights of cases 2 and 3 do not add up to 100; both as the specification states them. */
export const communicationCases: readonly CommunicationCase[] = [
  { number: 1, speaker: business, listener: 'Internal', weights: { money: 100 } },
  { number: 2, speaker: flowManagement, listener: 'Internal', weights: { money: 30, flow: 20, story: 30, form: 25 } },
  {
    number: 3,
    speaker: business,
    listener: 'Internal',
    weights: { money: 15, flow: 10, story: 20, form: 10, management: 20, programming: 15 },
  },
  { number: 4, speaker: development, listener: 'Internal', weights: { management: 20, flow: 20, story: 60 } },
  { number: 5, speaker: business, listener: 'Internal', weights: { money: 60, flow: 40 } },
  { number: 6, speaker: business, listener: productManagement, weights: { money: 40, flow: 30, story: 30 } },
  { number: 7, speaker: development, listener: productManagement, weights: { management: 40, story: 40, flow: 20 } },
  { number: 8, speaker: development, listener: development, weights: { money: 20, story: 60, flow: 20 } },
];

/** The most that a case can show: the sum of its weights, in percent. Every topic on gives exactly this. */
export const mostOf = ({ weights }: Pick<CommunicationCase, 'weights'>): number =>
  Object.values(weights).reduce((sum, weight) => sum + weight, 0);

/** The most that any case can show. A scale that ends here fits all eight. */
export const highestLevel: number = Math.max(...communicationCases.map(mostOf));

/** The sums of weights that are not 100, as a sentence without its full stop. */
export function unevenSums(): string {
  const uneven = communicationCases.filter((communicationCase) => mostOf(communicationCase) !== 100);
  const sums = uneven.map((communicationCase, index) => {
    const { number } = communicationCase;
    return `in case ${number} ${index === 0 ? 'they add up ' : ''}to ${mostOf(communicationCase)}`;
  });
  return sums.join(' and ').replace('in', 'In');
}

/** 'Zone that speaks - zone that listens'. The same for cases 1, 3 and 5. */
export const caseTitle = ({ speaker, listener }: Pick<CommunicationCase, 'speaker' | 'listener'>): string =>
  `${speaker} - ${listener}`;

/** A zone of a product team. */
export type Zone = (typeof zones)[number];

/** A case of the Agile Communication Level Meter. */
export interface CommunicationCase {
  number: number;
  speaker: Zone;
  listener: Zone | 'Internal';
  /** Percent of each Language, in the order in which they are shown. */
  weights: Readonly<Partial<Record<LanguageKey, number>>>;
}

/** Case, what is switched off (`Language > category > topic`, or less of it), and the level in percent that is left. */
export const levelVectors: readonly (readonly [number: number, off: readonly string[], level: number])[] = [
  [1, ['Money > Segmentation'], 80],
  [1, ['Money > Digital Service > Delivery channel'], 98],
  [2, ['Form > Input Types'], 97],
  [2, ['Form > Event Action > Onclick'], 103],
  [2, ['Money > Segmentation > Segment size'], 104],
  [3, ['Data Oriented Programming > Core Concept'], 83],
  [3, ['User Story > Manual Description > Mask'], 89],
  [3, ['Money', 'Data Flow', 'User Story', 'Form', 'User Story Management', 'Data Oriented Programming'], 0],
  [4, ['User Story > Input'], 85],
  [5, ['Data Flow > Master Data Flow > Link to user stories'], 98],
  [6, ['User Story > Manual Description', 'Money > Competitor'], 88],
  [7, ['User Story Management > Issue Management'], 88],
  [8, ['User Story > User Story > Definition of done', 'Money > Digital Service > Unit of sale'], 98],
];
