import { commonAttributes, errorEvent, readyEvent, rootPart } from './common.ts';
import type { ElementSpec, ShapeSpec } from './spec-types.ts';

export const meterResult = {
  name: 'MeterResult',
  fields: [
    { name: 'case', type: 'number', description: 'Number of the case.' },
    { name: 'level', type: 'number', description: 'Agile Communication Level in percent.' },
    { name: 'answered', type: 'number', description: 'Checked topics of the case.' },
    { name: 'total', type: 'number', description: 'All topics of the case.' },
  ],
} as const satisfies ShapeSpec;

export const needsResult = {
  name: 'NeedsResult',
  fields: [
    { name: 'role', type: 'string', description: 'Name of the role that was changed last.' },
    { name: 'percent', type: 'number', description: 'How much of the role is covered, in percent.' },
    { name: 'on', type: 'readonly string[]', description: 'Ids of its Languages that are switched on.' },
  ],
} as const satisfies ShapeSpec;

export const labResult = {
  name: 'LabResult',
  fields: [
    {
      name: 'kind',
      type: 'string',
      description: 'What the text is read as: story, form, api, flow, business, or none of them.',
    },
    { name: 'found', type: 'number', description: 'Criteria that the text meets.' },
    { name: 'vague', type: 'number', description: 'Criteria that it touches without saying enough.' },
    { name: 'missing', type: 'number', description: 'Criteria that it does not mention.' },
    { name: 'contradictions', type: 'number', description: 'Statements that contradict each other.' },
  ],
} as const satisfies ShapeSpec;

export const assessment = {
  tag: 'agile-assessment',
  className: 'AgileAssessmentElement',
  description:
    'Self-assessment: the Agile Communication Level Meter, the Languages that a role needs, or Card Lab, which reads a text.',
  module: 'assessment',
  fallback: { text: 'Take the Agile Communication Level Meter', path: '/#meter' },
  attributes: [
    {
      name: 'view',
      description:
        'Which tool it shows: the level meter, My Needs, or Card Lab, which reads texts in English and speaks English. When it changes, the other tool starts with what `persist` has kept for it.',
      values: ['meter', 'needs', 'lab'],
      default: 'meter',
    },
    {
      name: 'case',
      description:
        'Number of the case that the meter shows; the visitor can choose another. Checked topics stay checked when it changes.',
      values: ['1', '2', '3', '4', '5', '6', '7', '8'],
      kind: 'number',
      default: '1',
    },
    {
      name: 'persist',
      description:
        'Where checked topics, and the text of Card Lab, are kept between visits: in the session storage or the local storage of your page. Read when the element is shown. With `none` nothing is stored; they last until the page is closed.',
      values: ['none', 'session', 'local'],
      default: 'none',
      isReadOnce: true,
    },
    ...commonAttributes,
  ],
  events: [
    readyEvent,
    {
      name: 'agile-change',
      detail: [meterResult, needsResult, labResult],
      description:
        'The result has changed. Meter: case, level in percent, checked topics of the case, all topics of the case. Needs: the role that was changed last, how much of it is covered in percent, ids of its Languages that are switched on. Lab: what the text is read as, and how many criteria it meets, touches and lacks; never the text.',
    },
    {
      name: 'agile-complete',
      detail: [meterResult, needsResult, labResult],
      description:
        'The visitor uses the result: opens Share or Report, follows the link to the classes, takes the findings of Card Lab to the meter or copies them.',
    },
    errorEvent,
  ],
  parts: [
    rootPart,
    { name: 'case', description: 'Meter: the card of the chosen case.' },
    { name: 'language', description: 'Meter: a Language in the list.' },
    { name: 'category', description: 'Meter: the tab of a category.' },
    { name: 'topic', description: 'Meter: a topic with its box.' },
    { name: 'result', description: 'Meter: the level in words.' },
    { name: 'bar', description: 'Meter: the ruler.' },
  ],
} as const satisfies ElementSpec;
