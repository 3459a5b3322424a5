import type { Check } from '../checks/check.ts';
import type { Explanation, Rule, TextKind } from '../rules/rule.ts';

export const languageOf = {
  story: '1111111',
  api: '1111114',
  form: '1111117',
  flow: '1111116',
  business: '1111112',
  none: '1111111',
} as const satisfies Record<TextKind, string>;

export interface KindRules {
  kind: TextKind;
  example: string;
  groups: readonly RuleGroup[];
  /** Criteria that are called not seen, first what is most often really not there; of the others the rules overlook too many. */
  notSeen: readonly number[];
  checks: readonly Check[];
  /** Why its rules say what they say, by criterion. Default: they are loaded when a visitor asks why. */
  explanations?: Readonly<Record<string, Explanation>>;
  unreadable: readonly Unreadable[];
  otherOf?: (source: string) => OtherText | undefined;
}

export interface OtherText {
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
