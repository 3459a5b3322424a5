import {
  type CommunicationCase,
  caseTitle,
  communicationCases,
  languages,
  unevenSums,
} from '@agile-languages/shared/content';
import type { HandbookChapter } from '../chapter.ts';

const weightsOf = ({ weights }: CommunicationCase) =>
  Object.entries(weights)
    .map(([key, weight]) => `${languages.find((language) => language.key === key)?.name} ${weight}`)
    .join(', ');

export const eightCases: HandbookChapter = {
  text: [
    'A [case](product-case) is a typical conversation: one zone speaks, one listens. ‘Internal’ means that both are in the same zone. The title names the zones, and three cases share a title, so use the number.',
    `Each case needs certain Languages, and each Language has a [weight](product-weight). The weights do not always add up to 100. ${unevenSums()}, so full marks give these figures. A [level](product-level) is therefore compared within one case, never across two.`,
  ],
  table: {
    caption: 'The eight cases with their Languages and weights',
    head: ['Case', 'Zones', 'Languages and weights'],
    rows: communicationCases.map((communicationCase) => [
      `${communicationCase.number}`,
      caseTitle(communicationCase),
      weightsOf(communicationCase),
    ]),
  },
  rules: [
    [
      'Choose the case before the meeting.',
      'It says which cards to bring. Most long meetings have the wrong cards on the table.',
    ],
    ['Choose by who speaks and who listens.', 'The topic does not decide. A price can come up in any case.'],
    [
      'Bring the heaviest Language first.',
      'In case 4 a gap in User Story costs three times as much as one in Data Flow.',
    ],
    ['Change the case aloud.', 'When a budget question enters a planning meeting, say that this is now case 6.'],
  ],
  filled: {
    language: 'management',
    type: 'Conversation Card',
    code: 'CV-031',
    head: 'Planning of round 14',
    rows: [
      ['case', '7, Development - Product Management'],
      ['speaks', 'Lead developer'],
      ['listens', 'Product owner'],
      ['cards', 'US-014, US-015, IS-031, DF-003'],
      ['question', 'Does US-014 fit before the holidays?'],
      ['ends with', 'One order of three stories, signed'],
    ],
  },
  wrong: {
    language: 'management',
    type: 'Conversation Card',
    code: 'CV-031',
    head: 'Sync about the pause',
    rows: [
      ['case', 'all', '7', 'A meeting about everything prepares nothing.'],
      ['speaks', 'open discussion', 'Lead developer', 'One zone speaks and one listens. Then they may change.'],
      ['cards', 'the backlog', 'US-014, US-015, IS-031', 'Nobody reads a list of 140 entries in a room.'],
      ['question', 'Status?', 'Does US-014 fit before the holidays?', 'A question without a verb has no answer.'],
      [
        'ends with',
        'next steps',
        'One order of three stories',
        'A result can be looked at. A step can only be promised.',
      ],
    ],
  },
};
