import { specimens } from '@agile-languages/shared/content';
import type { HandbookChapter } from '../chapter.ts';

export const userStory: HandbookChapter = {
  text: [
    'A user story is often one sentence and forty questions. The sentence stays short. The answers get a fixed place: inputs, input descriptions and fifteen manual description terms.',
    'The person who did not write the story decides whether it is complete. The test is simple: can they list its inputs without asking?',
  ],
  rules: [
    [
      'Use a real [role](story-role-in-the-story).',
      'Subscriber, packer, driver. ‘User’ is struck out wherever it stands.',
    ],
    ['One action, one verb, one moment.', '‘Manages deliveries’ is a job description. ‘Pauses deliveries’ is a story.'],
    ['Name a benefit that would be missed.', 'If the role would not notice its absence, the story can wait.'],
    [
      'Write [acceptance criteria](story-acceptance-criteria) with yes or no.',
      '‘Works correctly’ has no test. ‘A paused week is not charged’ has one.',
    ],
    ['List every input with its type.', 'Then say for each: typed, chosen, calculated or fetched.'],
    [
      'Describe each input with the fifteen terms.',
      'From Is Required to the error message. A term that does not apply takes one word.',
    ],
    [
      'Give one accepted and one [refused value](story-refused-value).',
      'The refused one says why. Developers and testers read it first.',
    ],
    ['Write conditions as rules.', '‘Reason is shown when the pause is longer than four weeks.’'],
    ['Split by value, not by layer.', 'Half a screen is worth nothing. A pause without a reminder is worth something.'],
    ['Link what must come first.', 'A dependency that is only known is found in the last week.'],
  ],
  filled: specimens['user-story'],
  wrong: {
    language: 'story',
    type: 'User Story Card',
    code: 'US-014',
    head: 'Pause a vegetable box',
    rows: [
      ['role', 'user', 'subscriber', 'The user never says who. The subscriber pays and travels.'],
      ['action', 'manages holidays', 'pauses deliveries', 'Managing is many actions. A story has one.'],
      [
        'benefit',
        'better experience',
        'no box spoils or is paid for',
        'Nobody misses an experience. A spoiled box is missed.',
      ],
      [
        'acceptance criteria',
        'pause works',
        'a paused week is not charged',
        'A tester can answer this with yes or no.',
      ],
      ['inputs', 'dates', 'From, Until, Reason, Reminder', 'The two that were forgotten cost a second iteration.'],
      ['status', '90% done', 'Ready', 'A status is entered by rule. A percentage is a mood.'],
    ],
  },
};
