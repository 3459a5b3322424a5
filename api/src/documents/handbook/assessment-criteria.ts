import { criteriaText, languageById, readCriteria } from '@agile-languages/shared/content';
import type { HandbookChapter } from '../chapter.ts';

const categories = criteriaText.flatMap(([id, text]) =>
  readCriteria(text).map(({ name, topics }) => [languageById(id)?.name ?? '', name, String(topics.length)]),
);

export const assessmentCriteria: HandbookChapter = {
  text: [
    'An assessment asks what a person or a team can do, one criterion at a time. A criterion is on when somebody else can see it on a card. It is off when it has to be explained.',
    'The level is the weighted share of criteria that are on. It is computed per case and rounded down. It says how much of this conversation is already described, and nothing about the people in it.',
  ],
  table: {
    caption: '20 categories with 153 criteria',
    head: ['Language', 'Category', 'Criteria'],
    rows: categories,
  },
  rules: [
    ['Ask for the card, not for the opinion.', '‘Show me the last one’ ends most discussions.'],
    ['Mark off when in doubt.', 'A gap that is named can be closed. A gap that is hidden costs an iteration.'],
    [
      'Write the [evidence](management-evidence) beside the mark.',
      'Card number and date. Next quarter somebody will ask.',
    ],
    ['Look at the three weakest categories.', 'They are often of one Language, and one course closes them.'],
    ['Compare a team with itself.', 'Another team has other cases and other cards.'],
    ['Talk about spread before the mean.', 'If half of the team says on, there are two definitions of the criterion.'],
    ['Assess again after 90 days, with the same criteria.', 'Anything else measures the new list.'],
  ],
  filled: {
    language: 'management',
    type: 'Assessment Card',
    code: 'AS-004',
    head: 'Team of seven, case 3',
    rows: [
      ['criterion', 'Acceptance criteria'],
      ['mark', 'Off'],
      ['evidence', 'US-014: accepted and reopened three times'],
      ['strongest', 'Input types, screens named alike'],
      ['learn first', 'User Story, 10 hours'],
      ['again on', '24 September, same coach'],
    ],
  },
  wrong: {
    language: 'management',
    type: 'Assessment Card',
    code: 'AS-004',
    head: 'Team maturity',
    rows: [
      ['criterion', 'communication', 'acceptance criteria', 'One criterion, one question. This was all of them.'],
      ['mark', '3 of 5', 'off', 'A middle mark is the mark of someone who did not look.'],
      ['evidence', 'general impression', 'US-014, reopened three times', 'An impression cannot be shown to the team.'],
      ['learn first', 'everything', 'User Story, 10 hours', 'More than three is a wish.'],
      ['again on', 'next year', '24 September', 'After a year nobody knows what caused the change.'],
    ],
  },
};
