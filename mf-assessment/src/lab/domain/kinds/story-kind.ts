import { checks } from '../checks/checks.ts';
import { descriptionRules } from '../rules/story/description-rules.ts';
import { inputRules } from '../rules/story/input-rules.ts';
import { manualRules } from '../rules/story/manual-rules.ts';
import { storyRules } from '../rules/story/story-rules.ts';
import { storyCounted } from './counted/story.ts';
import type { KindRules } from './kind-rules.ts';

const example = `As a user, I want to manage my orders so that everything is easier.

Acceptance criteria
- The page loads fast and is user-friendly.
- The form has all necessary fields.
- A success message is shown.

It depends on other stories.`;

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
  ...storyCounted,
  unreadable: [
    { criterion: 55, name: 'Story size and split', why: 'Only the team knows what fits in its iteration.' },
    {
      criterion: 60,
      name: 'Order and grouping of inputs',
      why: 'The order in which people have the answers is seen beside them.',
    },
  ],
};

export const firstExample = `US-014 Pause a vegetable box

As a subscriber, I want to pause my deliveries for a holiday, so that no box spoils and no box is paid for.

Acceptance criteria
- A paused week is not charged.
- The customer sees paused weeks in grey.

Inputs
- From (Data Picker): required, DD.MM.YYYY, not earlier than next Monday
- Until (Data Picker): required, not before From
- Reason (Select Box): holiday, moving, etc.

When something is wrong, an error is shown.
Dependencies: US-009 Change the delivery day`;
