import type { HandbookChapter } from '../chapter.ts';

export const handOvers: HandbookChapter = {
  text: [
    'A [hand-over](product-hand-over) is a meeting after which the receiver can act without asking. It takes less than an hour. There are three: business to product, product to development and development to operations.',
    'The giver does not present. The receiver reads aloud from the cards and asks. What has to be explained is missing, and is written down there and then.',
  ],
  rules: [
    ['Send the cards a day before.', 'Reading is work. It is not done while somebody talks.'],
    ['Let the receiver speak first.', 'They say what they will do. The giver hears what they understood.'],
    ['Read the refused values and the exceptions.', 'The rest is usually right.'],
    ['Write the answer on the card, not in the chat.', 'The next reader has the card only.'],
    ['Count the questions.', 'The number belongs to the report. It should fall from month to month.'],
    [
      'End with open questions, each with a date and a name.',
      'If there are more than five, the hand-over is repeated.',
    ],
    [
      'Agree on a [definition of ready](story-definition-of-ready).',
      'A story that does not meet it is not taken, whoever asks.',
    ],
    ['Hand over known issues too.', 'Operations may accept an issue. They may not discover it.'],
    ['Finish with a stranger.', 'Somebody who was not there reads the file and answers three questions from it.'],
  ],
  filled: {
    language: 'product',
    type: 'Hand-over Card',
    code: 'HO-009',
    head: 'Pause, product to development',
    rows: [
      ['giver', 'Product owner'],
      ['receiver', 'Lead developer, tester'],
      ['cards', 'US-014, FO-006, DB-004, AP-002'],
      ['questions', '4 asked, 3 answered on the cards'],
      ['open', 'Longest pause: product owner, 12 June'],
      ['refused', 'Reminder by phone: no number is stored'],
      ['ready', 'Yes, from 13 June'],
    ],
  },
  wrong: {
    language: 'product',
    type: 'Hand-over Card',
    code: 'HO-009',
    head: 'Kick-off pause feature',
    rows: [
      ['receiver', 'the whole team', 'lead developer, tester', 'When nine people receive something, nobody has it.'],
      [
        'cards',
        'slides attached',
        'US-014, FO-006, DB-004, AP-002',
        'Slides were made for speaking. They cannot be built.',
      ],
      ['questions', 'none, all clear', '4 asked, 3 answered', 'No questions means that nobody read the cards.'],
      ['open', 'to be clarified', 'longest pause: product owner, 12 June', 'By whom, and by when?'],
      ['ready', 'almost', 'yes, from 13 June', 'Almost ready is not ready.'],
    ],
  },
};
