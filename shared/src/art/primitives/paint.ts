import type { LanguageKey } from '../../languages/index.ts';

type Ground = 'paper' | 'card' | 'sunk';
type Text = 'ink' | 'ink-soft' | 'ink-faint' | 'marker-ink' | 'on-ledger';
type Brand = 'ledger' | 'proof' | 'marker' | 'error' | 'success' | 'warn';
type Line = 'rule' | 'rule-faint' | 'control';

/** Name of a colour of the kit, or `none`, or `currentColor`. */
export type Token =
  | Ground
  | Text
  | Brand
  | Line
  | `${LanguageKey}-ink`
  | `${LanguageKey}-tint`
  | 'none'
  | 'currentColor';

/** The colour as the value of an SVG attribute. */
export const paint = (token: Token): string =>
  token === 'none' || token === 'currentColor' ? token : `var(--${token})`;
