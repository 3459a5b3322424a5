import { businessExplanations } from './business-explanations.ts';
import { flowExplanations } from './flow-explanations.ts';
import { reasons } from './reasons.ts';

/** What each rule and comparison looks for, with a text that passes and one that fails. Those of flows and business cases come with their kind. */
export const explanations: Readonly<Record<string, Explanation>> = {
  ...reasons,
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
