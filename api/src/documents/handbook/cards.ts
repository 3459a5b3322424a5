import type { HandbookChapter } from '../chapter.ts';

export const cards: HandbookChapter = {
  text: [
    'A card is a fixed form for one description, small enough to be read in a minute. The form does half of the work: a field that is empty can be seen from across the table.',
    'There are eight card types. Together they describe one product, and they must agree. The Language of Digital Product is the craft of keeping them in agreement.',
  ],
  table: {
    caption: 'The eight cards and their fields',
    head: ['Card', 'Fields'],
    rows: [
      ['Business Case Card', 'service, segment, unit of sale, price, advantage, rival, revenue stopper, owner'],
      [
        'Financial Statement Card',
        'period, revenue lines, cost of sales, operating expenses, investment, result, cash, assumption',
      ],
      ['Data Flow Card', 'flow, start event, steps, data on arrow, stores, responsible, exception, end state'],
      ['User Story Card', 'role, action, benefit, acceptance criteria, inputs, dependencies, status'],
      ['Form Card', 'form, opened by, groups, inputs with type, events, actions, states'],
      ['Database Card', 'table, column, type, required, unique, default, example, key'],
      ['API Card', 'name, caller, request fields, response fields, steps, errors, example'],
      ['Issue Card', 'issue, type, steps to repeat, severity, priority, story, input, assignee, evidence'],
    ],
  },
  rules: [
    ['One card, one thing.', 'Two values in a field are two cards, or a question.'],
    ['Fill every field.', 'If a field does not apply, write why.'],
    ['Give each card a number that never changes.', 'Other cards point to it. A renamed card keeps its number.'],
    [
      '[One value, one owner](product-one-value-one-owner).',
      'The price is decided on the Business Case Card. All other cards repeat it and name its source.',
    ],
    [
      '[Trace from revenue line to input](product-trace-from-revenue-line-to-input).',
      'Start at a number in the forecast and walk to the field where it arises. Where you cannot walk, a card is missing.',
    ],
    ['Correct the card, not the meeting notes.', 'There is one place where the answer stands.'],
    ['Keep what was refused.', 'A good idea that was turned down comes back without its reason.'],
  ],
  filled: {
    language: 'product',
    type: 'Product File',
    code: 'PF-001',
    head: 'Pazar Box, version one',
    rows: [
      ['scope', 'Order, pause and deliver one weekly box'],
      ['price', '18 EUR, decided on BC-001'],
      ['flow', 'DF-003 Order to doorstep'],
      ['stories', 'US-001 to US-015, 11 accepted'],
      ['refused', 'Gift boxes: no packing line before May'],
      ['open', 'Longest pause, answer due 12 June'],
    ],
  },
  wrong: {
    language: 'product',
    type: 'Product File',
    code: 'PF-001',
    head: 'Pazar Box, overview',
    rows: [
      ['scope', 'boxes etc.', 'Order, pause and deliver', '‘Etc.’ is a promise with no end.'],
      ['price', '17 or 18 EUR', '18 EUR, see BC-001', 'Two cards disagreed. The owner of the value decides.'],
      ['flow', 'in the drawing', 'DF-003', 'A card points by number, so that the drawing can move.'],
      ['refused', '-', 'Gift boxes: no line before May', 'An empty list of refusals means that nobody kept one.'],
      ['open', 'some details', 'Longest pause, due 12 June', 'A question needs a date and a person.'],
    ],
  },
};
