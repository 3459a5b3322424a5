import { shortCourses } from '@agile-languages/shared/content';
import { courseOf } from './course.ts';

export const statement = courseOf({
  id: '1111217',
  certificateImg: 'certificate/statement',
  img: 'card/financial-statement',
  icon: 'statement',
  title: 'Language of Financial Statement',
  ...shortCourses.statement,
  description: [
    'Product decisions end up in three statements, and most product people have never been shown how. This course explains the income statement, the balance sheet and the cash flow statement with the figures of a small digital service, so that you can say which line your feature moves.',
    'No accounting background is needed. You will fill Financial Statement Cards by hand before any template does it for you.',
    '**In class.** You enter the first year of a vegetable box, month by month, and watch profit and cash part ways. Then you change one [assumption](statement-assumptions-and-sources) and follow it through all three statements. Nothing is calculated for you until you have done it once with a pencil.',
    '**At work.** A feature request gets a line. Either it moves [revenue](statement-revenue), or it moves a cost, or it moves the date on which money arrives. If it moves none of them, the card says so. A finance colleague can check the card against the ledger, because both use the same words.',
    '**Before you start.** You need addition, subtraction and percentages. Bring a product whose price you know. The course does not teach bookkeeping, tax or law. It teaches you to read what those colleagues write, and to ask about it.',
  ],
  learn: {
    'After twelve hours you can do this with the figures of your own product:': [
      'Name the three statements and the question each one answers',
      'Place a product cost on the right line',
      'Tell profit from cash',
      'Spread an investment over the years it serves',
      'Read a margin and say what would change it',
      'Prepare a one-page forecast with its assumptions',
      'Ask a finance colleague the right question',
    ],
  },
  benefits: {
    'Revenue or cost roles': [
      'a shared form for every product forecast',
      'assumptions that carry a source, so that a forecast can be corrected and not only defended',
    ],
    'Product managers': [
      'a forecast that survives its first question',
      'products reported on the lines the company already uses',
    ],
    Startups: [
      'the three pages an investor asks for first',
      'the month in which the cash runs out, known before it comes',
    ],
    Companies: [
      'product and finance teams using the same words',
      'one-off spending and running cost kept apart on every card',
    ],
  },
  modules: {
    'Project Details': 'Record the price, the unit of sale and the people who own each number.',
    'Business Case Card': 'Carry revenue lines and costs from the case into the statement, with their assumptions.',
  },
  screens: {
    'Financial Statement Card: income statement of year one': 'statement/income',
    'Cash timing: the month the service pays for itself': 'statement/cash-timing',
    'Assumption list with sources': 'statement/assumptions',
    'Balance sheet at the end of year one': 'statement/balance',
    'Business Case Card: the prices behind the revenue': 'money/business-case',
  },
  topics: [
    {
      categTd: 'Income statement',
      topic: ['Revenue', 'Cost of sales', 'Gross profit', 'Operating expenses', 'Depreciation', 'Net result'],
    },
    { categTd: 'Balance sheet', topic: ['Assets', 'Liabilities', 'Equity', 'Working capital'] },
    {
      categTd: 'Cash flow statement',
      topic: ['Operating cash', 'Investment cash', 'Financing cash', 'Cash timing of subscriptions'],
    },
    {
      categTd: 'Ratios',
      topic: ['Gross margin', 'Customer acquisition cost', 'Lifetime value', 'Break-even', 'Runway'],
    },
    {
      categTd: 'Forecast',
      topic: ['Price times quantity', 'Best, expected and worst case', 'Assumptions and sources'],
    },
  ],
});
