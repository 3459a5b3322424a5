import { specimens } from '@agile-languages/shared/content';
import type { HandbookChapter } from '../chapter.ts';

export const money: HandbookChapter = {
  text: [
    'The Language of Money explains a product to the people who fund it. It has six parts: the service, its segments, its advantages, its competitors, its [revenue stoppers](money-revenue-stopper) and a first financial statement.',
    'Every sentence on the Business Case Card can be challenged. So every sentence comes with its evidence, or it is marked as a guess.',
  ],
  rules: [
    ['Say the service in one sentence a customer would repeat.', 'Read it to a stranger. Ask them to say it back.'],
    [
      'Divide customers by a rule.',
      'A segment needs a test that puts a person in or out. ‘Young families’ has none. ‘Two or more people, four cooked evenings a week’ has one.',
    ],
    [
      'List [buyer and user](money-buyer-versus-user) separately.',
      'The one who pays reads the price. The one who uses reads the rest.',
    ],
    [
      'Choose a [unit of sale](money-unit-of-sale) that can be counted.',
      'One box, one week. Every price on every card is for this unit.',
    ],
    [
      'Tie each feature to an advantage, and each advantage to time, money or risk.',
      'A feature without one is a cost.',
    ],
    ['Compare on the customer’s criteria.', 'Your own criteria are those on which you win.'],
    [
      'Count doing nothing as a rival.',
      'It is cheap, it is known and most people choose it. The switching cost is what you have to beat.',
    ],
    [
      'Give each stopper a likelihood, an amount and a person.',
      'Rank them by money at risk. Remove the first one before you add a feature.',
    ],
    ['Defend the card in ten minutes.', 'The listener may interrupt at any noun.'],
  ],
  filled: specimens['business-case'],
  wrong: {
    language: 'money',
    type: 'Business Case Card',
    code: 'BC-001',
    head: 'The best vegetable box in town',
    rows: [
      ['service', 'healthy living made easy', 'a box of local vegetables, every week', 'Nobody can order a slogan.'],
      ['segment', 'health-conscious people', 'two or more people, cook 4 evenings', 'No one knows who is out.'],
      ['unit of sale', 'subscription', 'one box, one week', 'A subscription has no size, so its price has none.'],
      ['advantage', 'convenient', 'one hour less shopping a week', 'Convenience is measured in hours, or not at all.'],
      ['rival', 'none', 'Saturday market', 'The customers ate something before you came.'],
      [
        'revenue stopper',
        'delivery issues',
        'no Sunday driver: 900 EUR a week',
        'An issue becomes a stopper with an amount.',
      ],
    ],
  },
};
