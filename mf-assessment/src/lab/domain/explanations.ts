import { businessExplanations } from './business-explanations.ts';
import type { Explanation } from './explanation.ts';
import { flowExplanations } from './flow-explanations.ts';
import { reasons } from './reasons.ts';

/** What each rule and comparison looks for, with a text that passes and one that fails. Those of flows and business cases come with their kind. */
export const explanations: Readonly<Record<string, Explanation>> = {
  ...reasons,
  ...flowExplanations,
  ...businessExplanations,
};
