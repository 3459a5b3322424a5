import { specimens } from '@agile-languages/shared/content';
import type { HandbookChapter } from '../chapter.ts';

export const form: HandbookChapter = {
  text: [
    'Most of a digital product is forms: asking, checking, saving, answering. The Language of Form has sixteen input types, six events and seven form actions. With them a screen can be agreed on before it is drawn.',
    'A drawing shows one moment. A Form Card says what happens before, during and after it.',
  ],
  rules: [
    ['Give the form one job and a name that says it.', '‘Pause deliveries’ is a job. ‘Settings’ is a drawer.'],
    ['Name who opens it, and from where.', 'The same form opened by a driver shows other values and hides others.'],
    [
      'Choose each type out of sixteen.',
      'A Select Box for one choice from a list, a Radio Button when all few choices should be visible.',
    ],
    ['Order inputs as people have the answers.', 'Reading order, visual order and tab order are one order.'],
    ['Give every input a visible label.', 'A placeholder disappears at the moment it is needed.'],
    [
      'Describe every event that does something.',
      '[Onchange](form-onchange) of the first date sets the earliest second date. Onload says what is already there.',
    ],
    [
      'Let hover and double click add nothing of their own.',
      'Fingers do not hover. Whatever they offer is reachable with a single click as well.',
    ],
    [
      'Say what each action does to the data.',
      'Saving names the table. Deleting names what is lost and how it comes back.',
    ],
    [
      'Describe the [empty, loading and error states](form-empty-loading-and-error-states).',
      'They are half of what people see in the first week.',
    ],
    ['Write each message with what to do next.', '‘Invalid date’ accuses. ‘Choose a Monday after 13 July’ helps.'],
  ],
  filled: specimens.form,
  wrong: {
    language: 'form',
    type: 'Form Card',
    code: 'FO-006',
    head: 'Pause screen',
    rows: [
      ['opened by', 'the user', 'Subscriber, from My boxes', 'A driver would see another screen.'],
      ['inputs', 'From, Until: text', 'From, Until: Data Picker', 'A typed date has a dozen spellings.'],
      ['', 'Reason: free text', 'Reason: Select Box', 'It will be counted, and only a list can be counted.'],
      [
        'events',
        'validation',
        'Onchange From: earliest Until is set',
        'Say which input, which event and which result.',
      ],
      ['actions', 'Save', 'Update an existing record', 'Save does not say whether a record is added or changed.'],
      ['states', 'see design', 'empty, saving, saved, refused', 'The design showed one state of four.'],
    ],
  },
};
