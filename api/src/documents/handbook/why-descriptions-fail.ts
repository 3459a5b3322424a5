import type { HandbookChapter } from '../chapter.ts';

export const whyDescriptionsFail: HandbookChapter = {
  text: [
    'A description is complete when the next person can act without asking. Most descriptions are not. Their authors know the missing part so well that they no longer see it.',
    'The gaps fall into a few kinds. A noun means two things. A number has no source. A rule covers the usual day and nothing else. A sentence says that somebody should act, but not who. Each kind can be found by reading, before anything is built.',
    'That is the work this handbook teaches. Every chapter gives rules for one kind of description. Then it shows one [card](product-card) that follows them, and one that does not.',
  ],
  rules: [
    ['Write for a reader who was not in the room.', 'Whatever was agreed by nodding is lost on Thursday.'],
    [
      'Name the role, never ‘the user’.',
      'A subscriber, a packer and a driver use the same product and want different things.',
    ],
    ['One word, one meaning.', 'If ‘order’ is a purchase on one card and a sequence on another, rename one of them.'],
    ['Give every number a unit, a source and a date.', 'A number without a source is an opinion with digits.'],
    [
      'Mark a guess as a guess.',
      'A marked guess can be checked. An unmarked one is copied until it looks like a fact.',
    ],
    [
      'Describe the refusal first.',
      'The usual path is remembered by everyone. The [exception path](flow-exception-path) is remembered by nobody.',
    ],
    [
      'Write ‘not known’ with a date.',
      'An empty field says that the question was overlooked. ‘Not known, asked by Friday’ says that it was seen.',
    ],
    [
      'Use the smallest form that holds the answer.',
      'A field forces a decision. A paragraph hides that none was made.',
    ],
  ],
  filled: {
    language: 'story',
    type: 'Request Card',
    code: 'RQ-007',
    head: 'Pause for a holiday',
    rows: [
      ['asked by', 'Customer care, Pazar Box'],
      ['who has it', 'Subscribers who travel for a week or more'],
      ['today', 'They cancel, and 3 of 10 do not come back'],
      ['source', 'Cancellations of July and August, 61 calls'],
      ['wanted', 'Pause deliveries from one date until another'],
      ['refused', 'A pause that starts after packing, Sunday 18:00'],
      ['not known', 'Longest pause; asked of finance by 12 June'],
    ],
  },
  wrong: {
    language: 'story',
    type: 'Request Card',
    code: 'RQ-007',
    head: 'Pause function',
    rows: [
      ['asked by', 'everybody', 'Customer care', 'Everybody cannot answer a question. A department can.'],
      ['who has it', 'users', 'subscribers who travel', 'The person who cooks does not pause anything.'],
      ['today', 'a big problem', '3 of 10 do not come back', 'Big has no unit. Count before you describe.'],
      [
        'wanted',
        'It should be simple',
        'two dates and a reason',
        'Simple is a wish of the author. Inputs are a description.',
      ],
      ['by', 'ASAP', 'before 1 July, holidays', 'A date needs the reason for which it is that date.'],
    ],
  },
};
