import type { Check } from '../checks/check.ts';
import type { Explanation } from '../explanation.ts';
import type { CardKind, Rule } from '../rules/rule.ts';

/** All that a text of one kind is read with. Each kind is a module, loaded when a text of it is read. */
export interface KindRules {
  kind: CardKind;
  /** A text of this kind to try, with gaps. */
  example: string;
  /** Its rules by the bank's categories, in their order. */
  groups: readonly RuleGroup[];
  checks: readonly Check[];
  /** Why its rules say what they say, by criterion. Default: with those that are loaded when somebody asks. */
  explanations?: Readonly<Record<string, Explanation>>;
  /** Criteria of the same Languages that no text can show. */
  unreadable: readonly Unreadable[];
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
