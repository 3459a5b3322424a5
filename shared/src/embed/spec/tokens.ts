/** A custom property of the elements. */
export interface TokenSpec {
  name: `--agile-${string}`;
  /** What it colours or measures. */
  description: string;
  kind: 'colour' | 'font' | 'length';
  /** Token of the site that gets its value, if there is one. */
  replaces?: `--${string}`;
}

/** Custom properties that a page may set on an element or on anything around it. */
export const tokenSpecs: readonly TokenSpec[] = [
  { name: '--agile-surface', description: 'Background', kind: 'colour', replaces: '--paper' },
  { name: '--agile-card', description: 'Background of cards, tables and fields', kind: 'colour', replaces: '--card' },
  {
    name: '--agile-sunken',
    description: 'Background of bars and of tabs that are not chosen',
    kind: 'colour',
    replaces: '--sunk',
  },
  { name: '--agile-text', description: 'Text', kind: 'colour', replaces: '--ink' },
  { name: '--agile-text-soft', description: 'Secondary text', kind: 'colour', replaces: '--ink-soft' },
  { name: '--agile-text-faint', description: 'Notes in small type', kind: 'colour', replaces: '--ink-faint' },
  { name: '--agile-accent', description: 'Buttons, links, checked topics', kind: 'colour', replaces: '--ledger' },
  { name: '--agile-on-accent', description: 'Text on the accent', kind: 'colour', replaces: '--on-ledger' },
  {
    name: '--agile-accent-hover',
    description: 'The accent under the pointer',
    kind: 'colour',
    replaces: '--ledger-hover',
  },
  { name: '--agile-marker', description: 'The chosen case, and the level', kind: 'colour', replaces: '--marker' },
  { name: '--agile-on-marker', description: 'Text on the marker', kind: 'colour', replaces: '--marker-ink' },
  { name: '--agile-proof', description: 'Margin line', kind: 'colour', replaces: '--proof' },
  { name: '--agile-error', description: 'Error messages', kind: 'colour', replaces: '--error' },
  { name: '--agile-success', description: 'Success messages', kind: 'colour', replaces: '--success' },
  { name: '--agile-warning', description: 'Few seats left', kind: 'colour', replaces: '--warn' },
  { name: '--agile-focus', description: 'Focus ring', kind: 'colour', replaces: '--focus' },
  { name: '--agile-control', description: 'Borders of controls', kind: 'colour', replaces: '--control' },
  { name: '--agile-border', description: 'Borders that only decorate', kind: 'colour', replaces: '--rule' },
  { name: '--agile-border-faint', description: 'Fine lines', kind: 'colour', replaces: '--rule-faint' },
  { name: '--agile-font-family', description: "Text. Default: the page's own font", kind: 'font' },
  { name: '--agile-heading-font-family', description: 'Headings. Default: as the text', kind: 'font' },
  { name: '--agile-mono-font-family', description: "Figures. Default: the system's monospaced font", kind: 'font' },
  { name: '--agile-radius', description: 'Radius of corners. Default 2px', kind: 'length', replaces: '--radius' },
  { name: '--agile-padding', description: 'Distance between edge and content. Default 1em', kind: 'length' },
];

/** Text and its background. Colours that give a pair a contrast below 4.5:1 are refused, with a warning in the console. */
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
