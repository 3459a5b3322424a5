import { specimens } from '@agile-languages/shared/content';
import type { HandbookChapter } from '../chapter.ts';

export const dataOrientedProgramming: HandbookChapter = {
  text: [
    'Describe the operation before you write it. Data oriented programming starts from the record, and puts every operation on it into numbered steps in plain words. Business people can read them, developers can build from them and testers can check against them.',
    'The test of an API Card is another team. They call the operation with the card alone, and may not ask.',
  ],
  rules: [
    ['Design the record before the screen.', 'Screens change every year. The record stays.'],
    ['List states and moves.', 'A pause is planned, running or ended. Every move that is not listed is refused.'],
    [
      'Put rules that change often into a table.',
      'The longest pause is a number in a row. Nobody should need a release to change it.',
    ],
    [
      'Separate [reading and writing](programming-read-and-write-separated).',
      'A report that changes what it counts cannot be repeated.',
    ],
    ['Name an operation with a verb and an object.', 'pauseDelivery, not handlePause.'],
    ['Say who may call it, and what happens to others.', 'A refusal is an answer and has a text.'],
    [
      'Give each field a name, a type, whether it is required, and an example.',
      'Of the response also say when a field is missing.',
    ],
    ['Number the steps.', 'An analyst can then say: step 2 is wrong.'],
    [
      'List each [error](programming-errors-returned) with code, text and cause.',
      'E21 Until is before From. The caller can act on it.',
    ],
    ['Write the side effects.', 'What is stored, sent or scheduled. A mail that surprises somebody was a side effect.'],
  ],
  filled: specimens.api,
  wrong: {
    language: 'programming',
    type: 'API Card',
    code: 'AP-002',
    head: 'handlePause',
    rows: [
      ['name', 'handlePause', 'pauseDelivery', 'Handle is what an author writes before deciding.'],
      ['caller', 'frontend', 'subscriber, own boxes only', 'A program has no rights. A person has.'],
      [
        'request fields',
        'pause data',
        'customerId, fromDate, untilDate',
        'The other team guessed three names and missed one.',
      ],
      ['steps', 'standard', '1 Check dates 2 Write 3 Free stock', 'Step 3 was forgotten, and the box was packed.'],
      ['errors', '500', 'E21 Until is before From', 'A number without a cause is only a shrug.'],
      ['example', 'on request', '{ "fromDate": "2026-07-13" }', 'A tester pastes it. Nobody should have to ask.'],
    ],
  },
};
