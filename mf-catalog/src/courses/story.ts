import { shortCourses } from '@agile-languages/shared/content';
import { asThirdTopic, eventActions, inputTypes, manualDescription } from '../simulation-platform/input-types.ts';
import { courseOf } from './course.ts';

export const story = courseOf({
  id: '1111111',
  certificateImg: 'certificate/story',
  img: 'card/user-story',
  icon: 'story',
  title: 'Language of User Story',
  ...shortCourses.story,
  description: [
    'A user story is often one sentence and forty questions. In this Language the sentence stays short and the answers have a fixed place: inputs, input descriptions and fifteen manual description terms, from [Is Required](story-is-required) to the [error message](story-error-message).',
    'You write, split, exchange and review stories in pairs. The person who did not write the story decides whether it is complete.',
    '**In class.** The tools are paper and one red pen. You write in pairs and then swap. The reader marks every noun that could mean two things. ‘User’ is always struck out, because it never says who. A story is finished when the other pair can list its inputs without you.',
    '**At work.** Planning loses the questions that were already answered on the card. A tester reads the [acceptance criteria](story-acceptance-criteria) and says yes or no. A developer reads the inputs and knows type, limits, default and message. Whatever is not on the card is not promised.',
    '**Before you start.** You need no tool and no method; the card works in any of them. Bring three stories from your own backlog, including one that came back from testing. Form and Data Flow continue where this Language ends.',
  ],
  learn: {
    'Six skills, each tested by somebody else’s question:': [
      'Write a story with a real role, one action and a benefit that would be missed',
      'Write acceptance criteria a tester can answer yes or no',
      'List every input and choose its type',
      'Describe each input with the manual description terms',
      'Split a story by value',
      'Review someone else’s story in five minutes',
    ],
    'Every input of a story is one of sixteen types:': Object.keys(inputTypes),
    'and may answer six event actions:': eventActions,
  },
  benefits: {
    'Product owners': [
      'stories that are ready when planning starts',
      'acceptance that is a reading and not a negotiation',
    ],
    'Development teams': ['fewer questions during the iteration', 'refused values named before the accepted ones'],
    'Business analysts': ['one place for every rule', 'stories that link to the step of the flow they realise'],
    'Agile teams': ['estimates that mean the same to everyone', 'a definition of done that is written once and used'],
  },
  modules: {
    'User Story Card': 'Write role, action and benefit, then every input with its description.',
    'Form Editor': 'See the inputs of the story on a screen, and find the one that is missing.',
    'User Story Management': 'Put the finished story into the one order of the backlog.',
  },
  screens: {
    'User Story Card with inputs': 'story/inputs',
    'Manual description of one input': 'story/manual-description',
    'A story before and after splitting': 'story/split',
    'Form Editor: the inputs of a story on a screen': 'form/editor',
    'Backlog with a single order': 'management/backlog',
  },
  topics: [
    {
      categTd: 'User Story',
      topic: [
        'Role in the story',
        'Action in the story',
        'Benefit in the story',
        'Acceptance criteria',
        'Story size and split',
        'Dependencies between stories',
        'Definition of done',
      ],
    },
    {
      categTd: 'Input',
      topic: [
        'Input name the person recognises',
        'Input type chosen',
        'Order and grouping of inputs',
        'Source of the value',
        'Where the value is stored',
        'Inputs shown only on a condition',
      ],
    },
    {
      categTd: 'Input Description',
      topic: [
        'Purpose of the input',
        'Who may fill it in',
        'Allowed values',
        'Example of a valid value',
        'Example of a refused value',
        'Help text beside the input',
        'Relation to other inputs',
      ],
    },
    {
      categTd: 'Manual Description',
      topic: Object.keys(manualDescription),
      thirdTopic: asThirdTopic(manualDescription),
    },
  ],
});
