import { apiRules } from './api/api-rules.ts';
import type { Rule } from './rule.ts';
import { descriptionRules } from './story/description-rules.ts';
import { inputRules } from './story/input-rules.ts';
import { manualRules } from './story/manual-rules.ts';
import { storyRules } from './story/story-rules.ts';

/** The rules by the bank's categories, in its order. */
export const ruleGroups: readonly RuleGroup[] = [
  { category: 'User Story', rules: storyRules },
  { category: 'Input', rules: inputRules },
  { category: 'Input Description', rules: descriptionRules },
  { category: 'Manual Description', rules: manualRules },
  { category: 'API and Operation Description', rules: apiRules },
];

/** Every rule. */
export const rules: readonly Rule[] = ruleGroups.flatMap((group) => group.rules);

interface RuleGroup {
  category: string;
  rules: readonly Rule[];
}
