import { checks } from '../checks/checks.ts';
import { descriptionRules } from '../rules/story/description-rules.ts';
import { inputRules } from '../rules/story/input-rules.ts';
import { manualRules } from '../rules/story/manual-rules.ts';
import { storyRules } from '../rules/story/story-rules.ts';
import type { KindRules } from './kind-rules.ts';

const example = `As a user, I want to manage my orders so that everything is easier.

Acceptance criteria
- The page loads fast and is user-friendly.
- The form has all necessary fields.
- A success message is shown.

It depends on other stories.`;

/** What a user story is read with. */
export const storyKind: KindRules = {
  kind: 'story',
  example,
  groups: [
    { category: 'User Story', rules: storyRules },
    { category: 'Input', rules: inputRules },
    { category: 'Input Description', rules: descriptionRules },
    { category: 'Manual Description', rules: manualRules },
  ],
  checks,
  unreadable: [
    { criterion: 55, name: 'Story size and split', why: 'Only the team knows what fits in its iteration.' },
    {
      criterion: 60,
      name: 'Order and grouping of inputs',
      why: 'The order in which people have the answers is seen beside them.',
    },
  ],
};
