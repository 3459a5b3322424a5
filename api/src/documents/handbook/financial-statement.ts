import { specimens } from '@agile-languages/shared/content';
import type { HandbookChapter } from '../chapter.ts';

export const financialStatement: HandbookChapter = {
  text: [
    'Three statements say how a business is doing. The income statement asks whether it earned more than it used. The balance sheet asks what it owns and what it owes. The cash flow statement asks where the money was.',
    'A feature moves a line in one of them, or it moves a date. If it moves none, say so on the card. That is allowed, and it is better than an invented saving.',
  ],
  rules: [
    [
      'Write revenue as [price times quantity](statement-price-times-quantity).',
      '‘7,380 EUR’ can only be believed. ‘410 boxes at 18 EUR’ can be checked.',
    ],
    [
      'Separate [cost of sales](statement-cost-of-sales) from operating expenses.',
      'The vegetables cost money for every box. The van costs money on a day without boxes.',
    ],
    [
      'Spread an investment over the years it serves.',
      'The cold room cost 9,600 EUR and serves 48 months: 200 EUR a month.',
    ],
    [
      'Keep profit and cash apart.',
      'A customer who pays a year in advance fills the account, but only one month is earned.',
    ],
    [
      'State when money arrives and leaves.',
      'Growers are paid on day 7 and customers pay on day 1. The six days between belong to the plan.',
    ],
    [
      'Mark each [assumption](statement-assumptions-and-sources) with its source.',
      'Change one assumption, and the reader can see which lines follow.',
    ],
    [
      'Forecast three cases.',
      'They differ in named assumptions only. A best case that also has other costs cannot be compared.',
    ],
    ['Know the runway.', 'The month in which the cash ends is the first date of any plan.'],
    ['Use the words of the ledger.', 'Finance can check a card only when both call the line the same.'],
  ],
  filled: specimens['financial-statement'],
  wrong: {
    language: 'statement',
    type: 'Financial Statement Card',
    code: 'FS-012',
    head: 'Year one',
    rows: [
      ['period', 'Year 1', 'Year 1, month 12', 'A growing business has twelve different months.'],
      ['revenue lines', '7,400 approx.', '410 x 18 EUR = 7,380', 'Rounding hides which of the two factors changed.'],
      [
        'cost of sales',
        'vegetables and van',
        '410 x 11.20 EUR',
        'The van runs without boxes. It is an operating expense.',
      ],
      ['investment', 'cold room 9,600', '9,600 / 48 = 200', 'One month does not use up the whole room.'],
      ['result', 'positive', '438 EUR before tax', 'A sign is not an amount.'],
      ['assumption', 'growth continues', '+8% a month from 9 to 10 (guess)', 'A guess may stand here, if it says so.'],
    ],
  },
};
