import type { LanguageKey } from './languages.ts';

/** One of the eight card types, filled for the invented product Pazar Box. The figures of the eight agree. */
export interface Specimen {
  /** Language whose card this is. */
  language: LanguageKey;
  /** Name of the card type, `Form Card`. */
  type: string;
  /** Number of the card, `FO-006`. */
  code: string;
  head: string;
  /** Field, value and, on statements, an amount. A row without the name of a field continues the row above. */
  rows: readonly (readonly [field: string, value: string, amount?: string])[];
}

const card = (language: LanguageKey, type: string, code: string, head: string, rows: Specimen['rows']): Specimen => ({
  language,
  type,
  code,
  head,
  rows,
});

export const specimens = {
  'business-case': card('money', 'Business Case Card', 'BC-001', 'Vegetable box by subscription', [
    ['service', 'A box of local vegetables, every week'],
    ['segment', 'Two or more people, cook 4 evenings'],
    ['unit of sale', 'One box, one week'],
    ['price', '18 EUR'],
    ['advantage', 'One hour less shopping a week'],
    ['rival', 'Saturday market; supermarket pick-up'],
    ['revenue stopper', 'No Sunday driver: 900 EUR a week'],
    ['owner', 'Product owner, Pazar Box'],
  ]),
  'financial-statement': card('statement', 'Financial Statement Card', 'FS-012', 'Month twelve', [
    ['period', 'Year 1, month 12'],
    ['revenue lines', '410 x 18 EUR', '7,380'],
    ['cost of sales', '410 x 11.20 EUR', '-4,592'],
    ['operating expenses', 'packing, van, support', '-2,150'],
    ['investment', 'cold room 9,600 / 48', '-200'],
    ['result', 'before tax', '438'],
    ['cash', 'Customers day 1, growers day 7'],
    ['assumption', '380 boxes in month 9, +8% (guess)'],
  ]),
  'data-flow': card('flow', 'Data Flow Card', 'DF-003', 'Order to doorstep', [
    ['flow', 'One box, from order to doorstep'],
    ['start event', 'Subscriber confirms the box'],
    ['steps', '1 Reserve stock  2 Pack  3 Deliver'],
    ['data on arrow', 'Order no, box size, address'],
    ['stores', 'Orders, Stock, Rounds'],
    ['responsible', 'Packing lead'],
    ['exception', 'Nobody home: neighbour, then back'],
    ['end state', 'The box is delivered and dated'],
  ]),
  'user-story': card('story', 'User Story Card', 'US-014', 'Pause a vegetable box', [
    ['role', 'Subscriber'],
    ['action', 'pauses deliveries for a holiday'],
    ['benefit', 'no box spoils, no box is paid for'],
    ['acceptance criteria', 'A paused week is not charged: yes/no'],
    ['inputs', 'From, Until, Reason, Reminder'],
    ['dependencies', 'US-009 Change the delivery day'],
    ['status', 'Ready'],
  ]),
  form: card('form', 'Form Card', 'FO-006', 'Pause deliveries', [
    ['form', 'Pause deliveries, one period'],
    ['opened by', 'Subscriber, from My boxes'],
    ['groups', 'Period; Reason'],
    ['inputs with type', 'From, Until: Data Picker'],
    ['', 'Reason: Select Box'],
    ['events', 'Onchange From: earliest Until is set'],
    ['actions', 'Update an existing record'],
    ['states', 'empty, saving, saved, refused'],
  ]),
  database: card('data', 'Database Card', 'DB-004', 'delivery_pause', [
    ['table', 'delivery_pause'],
    ['column', 'from_date'],
    ['type', 'date'],
    ['required', 'yes'],
    ['unique', 'no'],
    ['default', 'next Monday'],
    ['example', '2026-07-13'],
    ['key', 'pause_id; customer_id > customer'],
  ]),
  api: card('programming', 'API Card', 'AP-002', 'pauseDelivery', [
    ['name', 'pauseDelivery'],
    ['caller', 'Subscriber, own boxes only'],
    ['request fields', 'customerId, fromDate, untilDate'],
    ['response fields', 'pauseId, creditedBoxes'],
    ['steps', '1 Check dates  2 Write  3 Free stock'],
    ['errors', 'E21 Until is before From'],
    ['example', '{ "fromDate": "2026-07-13" }'],
  ]),
  issue: card('management', 'Issue Card', 'IS-031', 'Paused box was packed', [
    ['issue', 'A paused box is on the pack list'],
    ['type', 'Defect'],
    ['steps to repeat', '1 Pause on Sunday 23:50'],
    ['', '2 Open the Monday pack list'],
    ['severity', 'High'],
    ['priority', 'Before the next round'],
    ['story', 'US-014'],
    ['input', 'From'],
    ['assignee', 'Lead developer'],
    ['evidence', 'Pack list 13.07., picture 2'],
  ]),
} as const satisfies Record<string, Specimen>;

export type SpecimenKind = keyof typeof specimens;

export const specimenKinds = Object.keys(specimens) as SpecimenKind[];
