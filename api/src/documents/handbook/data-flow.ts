import { specimens } from '@agile-languages/shared/content';
import type { HandbookChapter } from '../chapter.ts';

export const dataFlow: HandbookChapter = {
  text: [
    'A process map shows who is busy. A data flow shows what each step needs and what it leaves behind. The whole route stands on one diagram, the [master data flow](flow-master-data-flow).',
    'A flow is checked by walking. Take one record, put a finger on the first step, and say aloud what is carried over each arrow. The place where nobody can answer is the gap.',
  ],
  rules: [
    [
      'Draw the boundary first.',
      'A name, a first step and a last step that everyone agrees on. Outside stand the external parties.',
    ],
    ['Start with one observable event.', '‘The subscriber confirms the box’ can be seen. ‘Demand arises’ cannot.'],
    ['End with a fact.', '‘The box is delivered and dated’ is true or false at any moment.'],
    ['Write steps as a verb with an object.', 'Pack box, not packing. A step that is a noun hides who acts.'],
    [
      'Name the [data on every arrow](flow-data-carried-on-each-arrow).',
      'An arrow without data is a habit, not a flow.',
    ],
    ['Ask a question at each fork and name its answers.', 'Two arrows without words are a coin.'],
    [
      'Name each store, with who reads and who writes.',
      'A store that nobody reads can go. One that three write needs an owner.',
    ],
    ['Give each step one responsible role.', 'Several may help. One answers.'],
    ['Write time and volume at the step.', '410 boxes in four hours is a plan. ‘Fast’ is none.'],
    ['Draw refusal, absence and error.', 'Nobody home, nothing in stock, wrong address: each gets a path and an end.'],
  ],
  filled: specimens['data-flow'],
  wrong: {
    language: 'flow',
    type: 'Data Flow Card',
    code: 'DF-003',
    head: 'Delivery process',
    rows: [
      ['flow', 'logistics', 'one box, from order to doorstep', 'A department is not a flow. It has no last step.'],
      ['start event', 'Monday', 'the subscriber confirms the box', 'A date starts nothing. An event does.'],
      ['steps', 'packing, shipping', '1 Reserve stock 2 Pack 3 Deliver', 'The first step was missing: stock ran out.'],
      ['data on arrow', 'order', 'order no, box size, address', 'The packer needs the size, the driver the address.'],
      ['responsible', 'warehouse team', 'packing lead', 'A team cannot be called at six in the morning.'],
      ['exception', 'rare', 'nobody home: neighbour, then back', 'Rare is how often. The path says what happens.'],
    ],
  },
};
