import { shortCourses } from '@agile-languages/shared/content';
import { asThirdTopic, eventActions, inputTypes, manualDescription } from '../simulation-platform/input-types.ts';
import { courseOf } from './course.ts';

export const form = courseOf({
  id: '1111117',
  certificateImg: 'certificate/form',
  img: 'card/form',
  icon: 'form',
  title: 'Language of Form',
  ...shortCourses.form,
  description: [
    'Most of a digital product is forms: asking, checking, saving, answering. The Language of Form gives business people and developers the same sixteen input types, the same six event actions and the same list of form actions, so that a screen can be agreed on without a drawing war.',
    'You design in the Form Editor and describe each input on a Form Card. By the end you can hand over a form that a developer builds without asking what happens [on change](form-onchange).',
    '**In class.** You start with a form that exists and count the questions nobody needs. Inputs are taken away until each one that stays has a reason. In the last session another pair builds from your card and may not ask you anything. What they build is the mark.',
    '**At work.** A screen is described before it is drawn. The card says who opens the form, which inputs it has, in which order, and what each event does. It also says what the form shows while it is [empty, while it is saving and when it is refused](form-empty-loading-and-error-states). A drawing can follow; it no longer has to carry the rules.',
    '**Before you start.** You need no code and no drawing program. Bring one form that your organisation uses every week.',
  ],
  learn: {
    'Six skills, practised on a form you know:': [
      'Choose the right input type out of sixteen',
      'Describe what happens on click, on change and on load',
      'Write labels, help and messages that people follow',
      'Order a form for reading, for the eye and for the keyboard',
      'Describe empty, loading and error states',
      'Connect a form to its table and its API',
    ],
    'An input is complete when its manual description answers fifteen terms:': Object.keys(manualDescription),
  },
  benefits: {
    'Business analysts': [
      'screens specified in words a developer can build',
      'one list of input types instead of a new discussion per screen',
    ],
    'Product owners': ['form reviews that take minutes', 'acceptance criteria that name the input and the event'],
    'Development teams': ['no missing states', 'error messages known before the first line of code'],
    'Agile teams': ['a shared vocabulary for the screen', 'estimates that count inputs and events'],
  },
  modules: {
    'Form Editor': 'Place inputs of sixteen types, set their properties and write what each event does.',
    'User Story Card': 'Keep the manual description of every input beside the story that needs it.',
    'Database Card': 'Name the table and the column that receive each value.',
  },
  screens: {
    'Form Editor: the sixteen input types': 'form/editor',
    'Event actions on one input': 'form/events',
    'A form with its error states side by side': 'form/states',
    'User Story Card: the inputs that a form serves': 'story/inputs',
    'Database Card: the columns that receive the values': 'data/database-card',
  },
  topics: [
    {
      categTd: 'Form',
      topic: [
        'Form name and purpose',
        'Who opens the form',
        'Layout and reading order',
        'Groups and sections',
        'Labels and headings',
        'Empty, loading and error states',
      ],
    },
    { categTd: 'Event Action', topic: eventActions },
    {
      categTd: 'Form Action',
      topic: [
        'Save a new record',
        'Update an existing record',
        'Delete with confirmation',
        'Send for approval',
        'Call an API',
        'Open another form',
        'Show a message',
      ],
    },
    { categTd: 'Input Types', topic: Object.keys(inputTypes), thirdTopic: asThirdTopic(inputTypes) },
  ],
});
