import type { LanguageKey } from '@agile-languages/shared/content';

/** One chapter of the handbook. `[words](term-id)` in a text links to the glossary of the last chapter. */
export interface HandbookChapter {
  text: readonly string[];
  table?: Table;
  /** What to do, and why or how. */
  rules: readonly (readonly [rule: string, reason: string])[];
  filled: Card;
  wrong: WrongCard;
}

export interface Table {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A field without a name continues the one above; a third value is an amount. */
export interface Card {
  language: LanguageKey;
  type: string;
  code: string;
  head: string;
  rows: readonly (readonly [field: string, value: string, amount?: string])[];
}

/** A card as it was handed in. A row of four was corrected: what stood there, what belongs there, and why. */
export interface WrongCard extends Omit<Card, 'rows'> {
  rows: readonly WrongRow[];
}

export type WrongRow =
  | readonly [field: string, value: string]
  | readonly [field: string, wrong: string, right: string, why: string];
