import { businessExplanations } from './business-explanations.ts';
import { commonExplanations } from './common-explanations.ts';
import { flowExplanations } from './flow-explanations.ts';

/** What each rule and comparison looks for, with a text that passes and one that fails. Those of flows and business cases come with their kind. */
export const explanations: Readonly<Record<string, Explanation>> = {
  ...commonExplanations,
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
