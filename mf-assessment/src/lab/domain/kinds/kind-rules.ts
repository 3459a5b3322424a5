import type { Check } from '../checks/check.ts';
import type { Explanation, Rule, TextKind } from '../rules/rule.ts';
import type { Truth } from '../standing.ts';

export const languageOf = {
  story: '1111111',
  api: '1111114',
  form: '1111117',
  flow: '1111116',
  business: '1111112',
  none: '1111111',
} as const satisfies Record<TextKind, string>;

export interface KindRules extends Counted {
  kind: TextKind;
  example: string;
  groups: readonly RuleGroup[];
  checks: readonly Check[];
  /** Why its rules say what they say, by criterion. Default: they are loaded when a visitor asks why. */
  explanations?: Readonly<Record<string, Explanation>>;
  unreadable: readonly Unreadable[];
  otherOf?: (source: string) => OtherText | undefined;
}

/** What was counted of a kind; `npm run lab-figures` writes it. */
export interface Counted {
  /** Criteria that are called not seen, first what is most often really not there; of the others the rules overlook too many. */
  notSeen: readonly number[];
  /** Rules and comparisons that are right too seldom, or were tried too seldom, for red ink. */
  hints: readonly string[];
  /** Those that are not used; `44v` are the vague marks of a rule. */
  unused: readonly string[];
  /** In texts of people who had not seen the rules. */
  claims?: Claims;
}

/** How often what is called not seen was really not there, and how often it was there. */
export interface Claims {
  notSeen: Truth;
  /** Those that are shown at once. */
  firstThree: Truth;
}

export interface OtherText {
  /** `''` when it is like none of those that have a name. */
  name: string;
  asks: readonly string[];
}

interface RuleGroup {
  category: string;
  rules: readonly Rule[];
}

interface Unreadable {
  criterion: number;
  name: string;
  why: string;
}
