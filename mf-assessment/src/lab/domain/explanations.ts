import { businessExplanations } from './business-explanations.ts';
import { commonExplanations } from './common-explanations.ts';
import { flowExplanations } from './flow-explanations.ts';
import { formExplanations } from './form-explanations.ts';

/** What each rule and comparison looks for, with a text that passes and one that fails. Pages load them by the criterion. */
export const explanations: Readonly<Record<string, Explanation>> = {
  ...commonExplanations,
  ...formExplanations,
  ...flowExplanations,
  ...businessExplanations,
};

export interface Explanation {
  /** What it looks for, in a sentence or two. */
  why: string;
  /** A text that passes. */
  pass: string;
  /** A text that fails. */
  fail: string;
}
