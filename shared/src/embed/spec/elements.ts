export interface AttributeSpec {
  name: string;
  description: string;
  /** Values it knows; any text when absent. */
  values?: readonly string[];
  /** What counts when it is absent. */
  default?: string;
  /** `number` for a whole number; default `text`. */
  kind?: 'text' | 'number';
}

export interface MemberSpec {
  name: string;
  /** In TypeScript. */
  type: string;
  description: string;
}

export interface ElementSpec {
  tag: string;
  className: string;
  description: string;
  /** Module below the version's folder, without its ending. */
  module: string;
  /** Text and path of the link that stands inside, for visitors without scripts. */
  fallback: { text: string; path: string };
  attributes: readonly AttributeSpec[];
  events: readonly MemberSpec[];
  /** What a page may style as `::part(name)`. */
  parts: readonly Pick<MemberSpec, 'name' | 'description'>[];
}

const common: readonly AttributeSpec[] = [
  {
    name: 'locale',
    description:
      'Language of the names of days and months, `de` for instance, if the browser knows it. Times have 24 hours; all other text is English and says so by `lang`.',
    default: "the page's `lang`",
  },
  {
    name: 'theme',
    description: 'Colours. `auto` follows the system of the visitor.',
    values: ['auto', 'light', 'dark'],
    default: 'auto',
  },
  {
    name: 'loading',
    description:
      'When the code is fetched: 400 px before the element comes into view, at once, or when it is clicked. A pointer or the focus on the element fetches it as well.',
    values: ['lazy', 'eager', 'click'],
    default: 'lazy',
  },
  {
    name: 'min-height',
    description: 'Height in pixels that is kept free, so that nothing moves when the element comes.',
    kind: 'number',
    default: 'set by `embed.css`',
  },
  {
    name: 'heading-level',
    description: "Level of the element's first headings; its others are below it.",
    values: ['2', '3', '4'],
    default: '2',
  },
];

const persist: AttributeSpec = {
  name: 'persist',
  description:
    'Where marks stay between visits, in the storage of your page; read when the element is shown. With `none` they last as long as the page, and nothing is stored.',
  values: ['none', 'session', 'local'],
  default: 'none',
};

const ready: MemberSpec = {
  name: 'agile-ready',
  type: '{ v: 1 }',
  description: 'The element shows its content; once more when `view` has changed.',
};
const error: MemberSpec = {
  name: 'agile-error',
  type: '{ v: 1; code: number; retryable: boolean; help: string }',
  description:
    'Something failed. Before `agile-ready` the link inside stands there again; `reload()` tries once more. See the error codes.',
};

const rootPart: Pick<MemberSpec, 'name' | 'description'> = {
  name: 'root',
  description: 'The whole content: ground, padding, text.',
};

const own: readonly ElementSpec[] = [
  {
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
      persist,
    ],
    events: [
      {
        name: 'agile-change',
        type: '{ v: 1; case: number; level: number; answered: number; total: number } | { v: 1; role: string; percent: number; on: readonly string[] }',
        description:
          'The result has changed. Meter: case, level in percent, topics of the case that are on, topics in all. Needs: role touched last, what is left of it in percent, ids of its Languages that are on.',
      },
      {
        name: 'agile-complete',
        type: 'the same as agile-change',
        description: 'The visitor goes on with the result: opens Share or Report, or follows the link to the classes.',
      },
    ],
    parts: [
      { name: 'case', description: 'Meter: the card of the chosen case.' },
      { name: 'language', description: 'Meter: a Language in the list.' },
      { name: 'category', description: 'Meter: the tab of a category.' },
      { name: 'topic', description: 'Meter: a topic with its box.' },
      { name: 'result', description: 'Meter: the level in words.' },
      { name: 'bar', description: 'Meter: the place of the ruler.' },
    ],
  },
  {
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
        name: 'partner',
        description: 'Your public key. Without it your page does not hear of enrolments.',
        default: 'none',
      },
      {
        name: 'return-url',
        description:
          'Absolute address on a registered origin, to which visitors come back with `?agile-enrol=<class id>` when your page could not be told directly.',
        default: 'none',
      },
    ],
    events: [
      {
        name: 'agile-class-select',
        type: '{ v: 1; classId: string }',
        description: 'A class was chosen. Cancel it with `preventDefault()` to show the class yourself.',
      },
      {
        name: 'agile-enrol',
        type: '{ v: 1; classId: string; status: string }',
        description:
          'The visitor has enrolled on the site of the provider. The status is `enrolled`. It is a note for your page, no proof: it may be wrong when it was read from the address.',
      },
    ],
    parts: [
      { name: 'class', description: 'A class of the list.' },
      { name: 'title', description: 'The name of a class in the list.' },
      { name: 'price', description: 'The price of a class.' },
      { name: 'button', description: 'The link to enrol in a class of the list, or to write when no seat is left.' },
    ],
  },
];

/** Both elements, with what they have in common. */
export const elementSpecs: readonly ElementSpec[] = own.map((element) => ({
  ...element,
  attributes: [...element.attributes, ...common],
  events: [ready, ...element.events, error],
  parts: [rootPart, ...element.parts],
}));

export const propertySpecs: readonly MemberSpec[] = [
  {
    name: 'value',
    type: 'string',
    description:
      'The result as a short text; setting it shows that result. Meter: the code of a shared link. Needs: what is switched off. Enrolment: id of the class that is open.',
  },
  { name: 'state', type: "'idle' | 'loading' | 'ready' | 'failed'", description: 'How far the element is. Read only.' },
  { name: 'version', type: 'string', description: 'Exact version, `1.0.3` for instance. Read only.' },
  {
    name: 'ready',
    type: 'Promise<void>',
    description: 'Settles with `agile-ready`; rejects with the detail of `agile-error`. Read only.',
  },
];

export const methodSpecs: readonly MemberSpec[] = [
  { name: 'load', type: '() => Promise<void>', description: 'Fetches and shows it now, whatever `loading` says.' },
  {
    name: 'reload',
    type: '() => Promise<void>',
    description: 'Takes it away and loads it again, after an error for instance.',
  },
  {
    name: 'reset',
    type: '() => void',
    description: 'Forgets what the visitor has entered, also what `persist` keeps.',
  },
  { name: 'focus', type: '() => void', description: 'Moves the focus to its first control, or to the link inside.' },
  {
    name: 'getResult',
    type: '() => MeterResult | NeedsResult | undefined',
    description: 'What `agile-change` would say now; `undefined` for classes and before it is ready.',
  },
];

export const slotSpecs = [
  { name: '', description: 'The link for visitors without scripts, and after an error.' },
  { name: 'before', description: 'Your own content above.' },
  { name: 'after', description: 'Your own content below.' },
] as const;
