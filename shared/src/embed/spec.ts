/**
 * Everything a partner can say to an element and hear from it, in one table: source of the custom-elements manifest, of
 * the playground and of the partner guide. Additive only, as `/embed/v1/` is.
 */

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
  parts: readonly { name: string; description: string }[];
}

const common: readonly AttributeSpec[] = [
  {
    name: 'locale',
    description:
      'English of the page, `en-US` for instance, for screen readers. Text, dates and times are English whatever it says.',
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
    'Where marks stay between visits, in the storage of your page. With `none` they last as long as the page, and nothing is stored.',
  values: ['none', 'session', 'local'],
  default: 'none',
};

const ready: MemberSpec = { name: 'agile-ready', type: '{ v: 1 }', description: 'The element shows its content.' };
const error: MemberSpec = {
  name: 'agile-error',
  type: '{ v: 1; code: number; retryable: boolean; help: string }',
  description:
    'Something failed. Before `agile-ready` the link inside stands there again; `reload()` tries once more. See the error codes.',
};

const rootPart = { name: 'root', description: 'The whole content: ground, padding, text.' };

export const elementSpecs: readonly ElementSpec[] = [
  {
    tag: 'agile-assessment',
    className: 'AgileAssessmentElement',
    description: 'Self-assessment: the Agile Communication Level Meter, or the Languages that a role needs.',
    module: 'assessment',
    fallback: { text: 'Take the Agile Communication Level Meter', path: '/#meter' },
    attributes: [
      { name: 'view', description: 'What it shows.', values: ['meter', 'needs'], default: 'meter' },
      {
        name: 'case',
        description: 'Number of the case that the meter begins with.',
        values: ['1', '2', '3', '4', '5', '6', '7', '8'],
        kind: 'number',
        default: '1',
      },
      ...common,
      persist,
    ],
    events: [
      ready,
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
      error,
    ],
    parts: [rootPart],
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
      ...common,
    ],
    events: [
      ready,
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
      error,
    ],
    parts: [rootPart],
  },
];

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

export interface ErrorSpec {
  code: number;
  /** What happened. */
  meaning: string;
  /** What the partner can do. */
  remedy: string;
  retryable: boolean;
}

/** 1xx load, 2xx configuration, 3xx sign-in, 4xx data, 5xx server. */
export const errorCodes: readonly ErrorSpec[] = [
  {
    code: 101,
    meaning: 'The code could not be fetched, twice.',
    remedy:
      'Check that `script-src` of your content security policy and content blockers let the origin of the loader through.',
    retryable: true,
  },
  {
    code: 102,
    meaning: 'The code did not come within 12 seconds.',
    remedy: 'Call `reload()`, or leave the link.',
    retryable: true,
  },
  {
    code: 103,
    meaning: 'The element failed while it was being shown.',
    remedy: 'Report it with the text in the console and the value of `version`.',
    retryable: true,
  },
  { code: 201, meaning: '`view` is none of `meter` and `needs`.', remedy: 'Correct the attribute.', retryable: false },
  { code: 202, meaning: '`case` is no number from 1 to 8.', remedy: 'Correct the attribute.', retryable: false },
  {
    code: 203,
    meaning: '`language` is the id of none of the nine Languages.',
    remedy: 'Correct the attribute.',
    retryable: false,
  },
  { code: 204, meaning: '`limit` is no number from 1 to 10.', remedy: 'Correct the attribute.', retryable: false },
  {
    code: 301,
    meaning: 'The window for signing in was blocked. The link is followed instead.',
    remedy: 'Give `return-url`, so that visitors come back.',
    retryable: false,
  },
  {
    code: 401,
    meaning: 'The answer of the provider is not readable.',
    remedy: 'Check that no proxy changes answers.',
    retryable: true,
  },
  {
    code: 402,
    meaning: 'The provider refused the call.',
    remedy: 'Check the ids in the attributes.',
    retryable: false,
  },
  {
    code: 501,
    meaning: 'The provider did not answer.',
    remedy: 'Check that `connect-src` of your content security policy names the origin of the loader.',
    retryable: true,
  },
  { code: 502, meaning: 'The provider has a fault.', remedy: 'Try again later.', retryable: true },
];

export interface TokenSpec {
  name: `--agile-${string}`;
  /** What it colours or measures. */
  description: string;
  kind: 'colour' | 'font' | 'length';
  /** Token of the site whose place it takes, if there is one. */
  instead?: `--${string}`;
}

/** Custom properties that a page may set on an element or on anything around it. */
export const tokenSpecs: readonly TokenSpec[] = [
  { name: '--agile-surface', description: 'Ground', kind: 'colour', instead: '--paper' },
  { name: '--agile-card', description: 'Ground of cards, tables and fields', kind: 'colour', instead: '--card' },
  {
    name: '--agile-sunken',
    description: 'Ground that lies deeper: bars, tabs at the back',
    kind: 'colour',
    instead: '--sunk',
  },
  { name: '--agile-text', description: 'Text', kind: 'colour', instead: '--ink' },
  { name: '--agile-text-soft', description: 'Secondary text', kind: 'colour', instead: '--ink-soft' },
  { name: '--agile-text-faint', description: 'Small remarks', kind: 'colour', instead: '--ink-faint' },
  { name: '--agile-accent', description: 'Buttons, links, what is on', kind: 'colour', instead: '--ledger' },
  { name: '--agile-on-accent', description: 'Text on the accent', kind: 'colour', instead: '--on-ledger' },
  {
    name: '--agile-accent-hover',
    description: 'The accent under the pointer',
    kind: 'colour',
    instead: '--ledger-hover',
  },
  { name: '--agile-marker', description: 'What is chosen, and the level', kind: 'colour', instead: '--marker' },
  { name: '--agile-on-marker', description: 'Text on the marker', kind: 'colour', instead: '--marker-ink' },
  { name: '--agile-proof', description: 'Margin line', kind: 'colour', instead: '--proof' },
  { name: '--agile-error', description: 'Error messages', kind: 'colour', instead: '--error' },
  { name: '--agile-success', description: 'Success messages', kind: 'colour', instead: '--success' },
  { name: '--agile-warning', description: 'Few seats left', kind: 'colour', instead: '--warn' },
  { name: '--agile-focus', description: 'Focus ring', kind: 'colour', instead: '--focus' },
  { name: '--agile-control', description: 'Borders of controls', kind: 'colour', instead: '--control' },
  { name: '--agile-border', description: 'Borders that only decorate', kind: 'colour', instead: '--rule' },
  { name: '--agile-border-faint', description: 'Fine lines', kind: 'colour', instead: '--rule-faint' },
  { name: '--agile-font-family', description: "Text. Default: the page's own font", kind: 'font' },
  { name: '--agile-heading-font-family', description: 'Headings. Default: as the text', kind: 'font' },
  { name: '--agile-mono-font-family', description: "Figures. Default: the system's monospaced font", kind: 'font' },
  { name: '--agile-radius', description: 'Radius of corners. Default 2px', kind: 'length', instead: '--radius' },
  { name: '--agile-padding', description: 'Distance between edge and content. Default 1em', kind: 'length' },
];

/** Text and the ground it stands on. A colour that makes a pair fall below 4.5:1 is refused, with a warning in the console. */
export const tokenPairs: readonly (readonly [text: TokenSpec['name'], ground: TokenSpec['name']])[] = [
  ['--agile-text', '--agile-surface'],
  ['--agile-text', '--agile-card'],
  ['--agile-text-soft', '--agile-surface'],
  ['--agile-text-soft', '--agile-card'],
  ['--agile-accent', '--agile-surface'],
  ['--agile-accent', '--agile-card'],
  ['--agile-on-accent', '--agile-accent'],
  ['--agile-on-marker', '--agile-marker'],
  ['--agile-error', '--agile-card'],
];
