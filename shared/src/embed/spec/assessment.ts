import { commonAttributes, errorEvent, readyEvent, rootPart } from './common.ts';
import type { ElementSpec, ShapeSpec } from './spec-types.ts';

export const meterResult = {
  name: 'MeterResult',
  fields: [
    { name: 'case', type: 'number', description: 'Number of the case.' },
    { name: 'level', type: 'number', description: 'Agile Communication Level in percent.' },
    { name: 'answered', type: 'number', description: 'Topics of the case that are on.' },
    { name: 'total', type: 'number', description: 'Topics of the case.' },
  ],
} as const satisfies ShapeSpec;

export const needsResult = {
  name: 'NeedsResult',
  fields: [
    { name: 'role', type: 'string', description: 'Name of the role touched last.' },
    { name: 'percent', type: 'number', description: 'What is left of it, in percent.' },
    { name: 'on', type: 'readonly string[]', description: 'Ids of its Languages that are on.' },
  ],
} as const satisfies ShapeSpec;

export const assessment = {
  tag: 'agile-assessment',
  className: 'AgileAssessmentElement',
  description: 'Self-assessment: the Agile Communication Level Meter, or the Languages that a role needs.',
  module: 'assessment',
  fallback: { text: 'Take the Agile Communication Level Meter', path: '/#meter' },
  attributes: [
    {
      name: 'view',
      description: 'What it shows. When it changes, the other view begins with what is kept for it.',
      values: ['meter', 'needs'],
      default: 'meter',
    },
    {
      name: 'case',
      description:
        'Number of the case that the meter shows; the visitor can choose another. The marks stay when it changes.',
      values: ['1', '2', '3', '4', '5', '6', '7', '8'],
      kind: 'number',
      default: '1',
    },
    {
      name: 'persist',
      description:
        'Where marks stay between visits, in the storage of your page; read when the element is shown. With `none` they last as long as the page, and nothing is stored.',
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
      detail: [meterResult, needsResult],
      description:
        'The result has changed. Meter: case, level in percent, topics of the case that are on, topics in all. Needs: role touched last, what is left of it in percent, ids of its Languages that are on.',
    },
    {
      name: 'agile-complete',
      detail: [meterResult, needsResult],
      description: 'The visitor goes on with the result: opens Share or Report, or follows the link to the classes.',
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
    { name: 'bar', description: 'Meter: the place of the ruler.' },
  ],
} as const satisfies ElementSpec;
