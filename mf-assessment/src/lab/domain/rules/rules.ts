import { apiRules } from './api/api-rules.ts';
import type { Rule } from './rule.ts';
import { descriptionRules } from './story/description-rules.ts';
import { inputRules } from './story/input-rules.ts';
import { manualRules } from './story/manual-rules.ts';
import { storyRules } from './story/story-rules.ts';

/** Every rule, in the order of the bank. */
export const rules: readonly Rule[] = [...storyRules, ...inputRules, ...descriptionRules, ...manualRules, ...apiRules];
