import { shortCourses } from '@agile-languages/shared/content';
import { courseOf } from './course.ts';

export const money = courseOf({
  id: '1111112',
  certificateImg: 'certificate/money',
  img: 'card/business-case',
  icon: 'money',
  title: 'Language of Money',
  ...shortCourses.money,
  description: [
    'The Language of Money is how a product idea is explained to the people who fund it. You describe the service, divide its customers, compare it with what they do today, list what could stop the revenue, and end with a statement of income and cost.',
    'The course works with Business Case Cards. Every sentence on the card can be challenged, so every sentence comes with its [evidence](management-evidence) or is marked as a guess.',
    '**In class.** You describe one service in a sentence, then defend each noun in it. A [segment](money-customer-segment-definition) counts only if a rule puts a customer in or out of it. A price counts only with the number of people who were asked. In the last session a panel has ten minutes to find the sentence without a source.',
    '**At work.** Ideas arrive on the same card, whoever had them. The sponsor compares [unit of sale](money-unit-of-sale), price, rival and [revenue stopper](money-revenue-stopper) side by side. Features are ordered by the money that stops without them. What was guessed is marked, with a date by which somebody checks it.',
    '**Before you start.** You need no finance training; that is the Language of Financial Statement. Bring a service that earns something or wants to. Doing nothing is always one of the rivals, so bring what your customers do today.',
  ],
  learn: {
    'A Business Case Card asks for seven skills, in this order:': [
      'Describe a digital service in one line',
      'Divide customers by a rule instead of by a mood',
      'Connect each feature to an advantage and each advantage to money',
      'Compare with rivals on the customer’s criteria',
      'List what could stop the revenue, with probability and amount',
      'Build a first statement of income and cost',
      'Defend the card in ten minutes',
    ],
  },
  benefits: {
    'Digital product managers': [
      'business cases that can be compared with one another',
      'an order of features that can be explained in money',
    ],
    'Business analysts': [
      'requirements that start from revenue',
      'buyer and user listed separately, so that each question goes to the right person',
    ],
    'Revenue or cost roles': [
      'a say in the product before the budget is spent',
      'every stopper with a likelihood, an amount and an owner',
    ],
    Startups: ['a pitch without adjectives', 'a list of guesses with the date on which each is checked'],
  },
  modules: {
    'Project Details': 'Name the service, its owner and its sponsor, and fix the words everybody will use.',
    'Business Case Card': 'Fill segment, price, advantage, rival and revenue stopper, each with its evidence.',
  },
  screens: {
    'Business Case Card: segments and prices': 'money/business-case',
    'Competitor table on the customer’s criteria': 'money/competitors',
    'Revenue stoppers ranked by money at risk': 'money/stoppers',
    'Project Details: the words everybody uses': 'product/project-details',
    'One price, followed through six cards': 'product/trace',
  },
  topics: [
    {
      categTd: 'Digital Service',
      topic: [
        'Service name and one-line purpose',
        'Problem the service removes',
        'Delivery channel',
        'Revenue model',
        'Unit of sale',
        'Service owner and sponsor',
      ],
    },
    {
      categTd: 'Segmentation',
      topic: [
        'Customer segment definition',
        'Segment size',
        'Buyer versus user',
        'Willingness to pay',
        'Geographic and legal boundary',
        'Acquisition channel per segment',
        'Priority segment',
      ],
    },
    {
      categTd: 'Advantages/Features',
      topic: [
        'Feature list in customer words',
        'Advantage behind each feature',
        'Evidence for the advantage',
        'Must-have versus differentiator',
        'Cost of each feature',
        'Feature retired or refused',
      ],
    },
    {
      categTd: 'Competitor',
      topic: [
        'Direct competitors',
        'Substitutes and manual workarounds',
        'Price comparison',
        'Feature comparison',
        'Switching cost',
        'Response to a competitor’s move',
      ],
    },
    {
      categTd: 'Revenue Stoppers',
      topic: [
        'Legal and regulatory stoppers',
        'Technical stoppers',
        'Operational stoppers',
        'Market stoppers',
        'Probability and impact',
        'Removal plan and owner',
      ],
    },
    {
      categTd: 'Financial Statement',
      topic: [
        'Revenue lines',
        'Cost of sales',
        'Operating expenses',
        'Investment and depreciation',
        'Cash flow timing',
        'Break-even point',
        'Assumptions and their source',
      ],
    },
  ],
});
