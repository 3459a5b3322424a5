import type { AttributeSpec, EventSpec, MemberSpec, ShapeSpec } from './spec-types.ts';

export const commonAttributes = [
  {
    name: 'partner',
    description: 'Your public partner key. Without it nothing is counted for you, and your page gets no `agile-enrol`.',
    default: 'none',
  },
  {
    name: 'campaign',
    description:
      'What you call the page or the campaign: up to 64 letters, digits, dots, hyphens, underscores and tildes. It comes with the enrolment.',
    default: 'none',
  },
  {
    name: 'fields',
    description:
      'What else goes along with a request for a place and an enrolment, up to eight words: `plan=gold` as it is, and of a name alone, `utm_source`, the value in the query of your page. Values are up to 64 letters, digits, dots, hyphens, underscores and tildes; others are left out, so that no e-mail address is passed on.',
    default: 'none',
  },
  {
    name: 'locale',
    description:
      'Language of the element: `de` or `fr`, with a region if you like, `de-AT`; otherwise English. Dates, numbers and plural forms follow it, times have 24 hours. Names of Languages, and what trainers write about their classes, stay as they are. Another language gives its names of days and months to English text.',
    default: "`en`; for the names of days and months the page's `lang`",
  },
  {
    name: 'theme',
    description:
      'Light or dark colours. `auto` follows the `color-scheme` of the page around the element, and the system of the visitor where the page states none.',
    values: ['auto', 'light', 'dark'],
    default: 'auto',
  },
  {
    name: 'loading',
    description:
      'When the code is fetched: 400 px before the element comes into view, at once, or when it is clicked. A pointer or the focus on the element fetches it as well.',
    values: ['lazy', 'eager', 'click'],
    default: 'lazy',
    isElementOnly: true,
    isReadOnce: true,
  },
  {
    name: 'min-height',
    description:
      'Height in pixels that is reserved for the element while it loads and kept once it is shown: a whole number. Not reserved after a failure, nor before the click of `loading="click"`.',
    kind: 'number',
    default: 'set by `embed.css`',
    isElementOnly: true,
  },
  {
    name: 'heading-level',
    description: "Heading level of the element's first headings; its other headings are one level lower or more.",
    values: ['2', '3', '4'],
    default: '2',
  },
] as const satisfies readonly AttributeSpec[];

export const readyEvent = {
  name: 'agile-ready',
  detail: [{ fields: [] }],
  description: 'The element shows its content; raised again after `view` has changed.',
} as const satisfies EventSpec;

/** Detail of `agile-error`: what has failed. */
export const faultShape = {
  fields: [
    { name: 'code', type: 'number', description: 'See the error codes.' },
    { name: 'retryable', type: 'boolean', description: 'Whether `reload()` may help.' },
    { name: 'help', type: 'string', description: 'Address of an explanation.' },
  ],
} as const satisfies ShapeSpec;

/** Raised by both elements. */
export const errorEvent = {
  name: 'agile-error',
  detail: [faultShape],
  description:
    'Something failed. Before `agile-ready` the link inside is shown again, and `reload()` makes another attempt. See the error codes.',
} as const satisfies EventSpec;

export const rootPart = {
  name: 'root',
  description: 'The whole content: background, padding, text.',
} as const satisfies MemberSpec;
