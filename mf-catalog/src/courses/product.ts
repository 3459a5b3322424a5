import { shortCourses } from '@agile-languages/shared/content';
import { courseOf } from './course.ts';

export const product = courseOf({
  id: '1111118',
  certificateImg: '',
  img: 'emblem/plain',
  icon: 'product',
  title: 'Language of Digital Product (combination of the 8 languages)',
  ...shortCourses.product,
  description: [
    'A digital product is described many times: as a [business case](product-business-case-cards), as a flow, as a story, as a form, as a table, as an API, as a plan and as a set of statements. When the descriptions disagree, the team builds the disagreement. This course takes one product from the first revenue idea to the last accepted issue and keeps the eight descriptions consistent.',
    'You work on a single case in the [Simulation Platform](product-simulation-platform) for the whole 30 hours. Each session adds one Language and then goes back to correct the earlier ones, because that is what happens in real work.',
    '**In class.** Every session opens with the cards of the session before. Somebody who did not write them looks for a [contradiction](data-contradictions). A price that is 18 EUR on one card and 17 on another is found here, and not by a customer.',
    '**At work.** The result is a product file: eight cards that agree, with the [open questions](product-open-questions-with-dates) listed by date. A developer reads it from the input upwards. A sponsor reads it from the revenue line downwards. Both find the same product.',
    '**Before you start.** You do not need the eight single courses. This course teaches enough of each Language to keep a file consistent. Whoever wants the depth of one Language takes that course afterwards.',
  ],
  learn: {
    'Seven things that hold a product file together:': [
      'Choose which Language a conversation needs before it starts',
      'Carry one fact, such as a price, through all eight cards without changing its meaning',
      'Find the place where two cards contradict each other',
      'Run a hand-over between business, product and development in under an hour',
      'Read a project through its eight document templates',
      'Decide what to leave out of version one, and record why',
      'Present a finished product file to a sponsor',
    ],
  },
  benefits: {
    'Digital product owners': [
      'one file that answers most questions from the team',
      'fewer meetings held only to find out what was meant',
    ],
    'Digital product managers': [
      'a comparable description for every product in the portfolio',
      'gaps that show before a budget is granted',
    ],
    'Development teams': [
      'inputs, data and operations agreed before the first commit',
      'one place to look before asking',
    ],
    Startups: ['a product file an investor and a developer can both read', 'a record of what was refused and why'],
  },
  modules: {
    'Project Details': 'The product, its people and its vocabulary in one page.',
    'Business Case Card': 'Money before features.',
    'Data Flow Diagram': 'The master flow, drawn.',
    'User Story Card': 'Role, action, benefit and every input.',
    'Database Card': 'Tables and columns in words.',
    'API Card': 'Operations another team can call.',
    'Form Editor': 'Screens from sixteen input types.',
    'SQL Editor': 'Questions to the data you described.',
    'User Story Management': 'One order, one owner, one status.',
    'Data Flow Management': 'Flows ordered for release.',
    'Issue Management': 'Issues tied to a story and an input.',
  },
  screens: {
    'Project Details: the product in one page': 'product/project-details',
    'The eight cards side by side, with a contradiction marked': 'product/contradiction',
    'One price, followed through six cards': 'product/trace',
    'Data Flow Management: flows ordered for release': 'flow/management',
    'Form Editor: the sixteen input types': 'form/editor',
    'Issue Management: an issue tied to one input': 'management/issues',
  },
  topics: [
    {
      categTd: 'Document templates',
      topic: [
        'Business Case Cards',
        'Financial Statement Cards',
        'Data Flow Cards',
        'User Story Cards',
        'Form Cards',
        'Database Cards',
        'API Cards',
        'Issue Cards',
      ],
    },
    {
      categTd: 'Consistency',
      topic: [
        'One term, one meaning',
        'One value, one owner',
        'Trace from revenue line to input',
        'Trace from input to table and API',
        'Trace from issue back to story',
      ],
    },
    {
      categTd: 'Hand-over',
      topic: [
        'Business to product',
        'Product to development',
        'Development to operations',
        'Reading a file you did not write',
      ],
    },
    {
      categTd: 'Final file',
      topic: ['Scope of version one', 'What was refused and why', 'Open questions with dates'],
    },
  ],
});
