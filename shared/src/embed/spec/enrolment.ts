import { commonAttributes, errorEvent, readyEvent, rootPart } from './common.ts';
import type { ElementSpec } from './spec-types.ts';

export const enrolment = {
  tag: 'agile-enrolment',
  className: 'AgileEnrolmentElement',
  description: 'Upcoming classes, one class in full, and the way to enrol on the site of the provider.',
  module: 'enrolment',
  fallback: { text: 'See upcoming classes', path: '/upcoming-classes' },
  attributes: [
    { name: 'language', description: 'Id of a Language, to show its classes only.', default: 'all Languages' },
    { name: 'class-id', description: 'Id of a class, to show it in full instead of the list.', default: 'the list' },
    {
      name: 'limit',
      description: 'How many classes a page of the list has.',
      values: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
      kind: 'number',
      default: '10',
    },
    {
      name: 'return-url',
      description:
        'Absolute address on a registered origin, to which visitors return when the window of the login cannot report back to your page.',
      default: 'none',
    },
    ...commonAttributes,
  ],
  events: [
    readyEvent,
    {
      name: 'agile-class-select',
      detail: [{ fields: [{ name: 'classId', type: 'string', description: 'Id of the class.' }] }],
      description: 'A class was chosen. Cancel it with `preventDefault()` to show the class yourself.',
    },
    {
      name: 'agile-enrol',
      detail: [
        {
          fields: [
            { name: 'classId', type: 'string', description: 'Id of the class.' },
            { name: 'status', type: 'string', description: '`enrolled`.' },
            { name: 'source', type: 'string', description: '`window` or `address`.' },
            { name: 'campaign', type: 'string', description: 'Your campaign, or an empty text.' },
          ],
        },
      ],
      description:
        'The visitor has enrolled on the site of the provider, which has confirmed it. Raised once for each enrolment, on an `<agile-enrolment>` of the page or on the document. The status is `enrolled`; the source is `window` when the window of the login has told it, `address` when the visitor has come back to your page.',
    },
    errorEvent,
  ],
  parts: [
    rootPart,
    { name: 'class', description: 'A class of the list.' },
    { name: 'title', description: 'The name of a class in the list.' },
    { name: 'price', description: 'The price of a class.' },
    { name: 'button', description: 'The link to enrol in a class of the list, or to write when no seat is left.' },
  ],
} as const satisfies ElementSpec;
