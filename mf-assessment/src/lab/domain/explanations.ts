import { reasons } from './reasons.ts';
import { businessExplanations } from './rules/business/explanations.ts';
import { flowExplanations } from './rules/flow/explanations.ts';
import type { Explanation } from './rules/rule.ts';

export const explanations: Readonly<Record<string, Explanation>> = {
  ...reasons,
  ...flowExplanations,
  ...businessExplanations,
};
