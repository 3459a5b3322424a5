import { checks } from '../checks/checks.ts';
import { withFamilies } from '../rules/families.ts';
import { flowExplanations } from '../rules/flow/explanations.ts';
import { flowFamilies } from '../rules/flow/families.ts';
import { flowRules } from '../rules/flow/flow-rules.ts';
import { flowCounted } from './counted/flow.ts';
import type { KindRules } from './kind-rules.ts';

const example = `Flow: Pause of a vegetable box

Starts when: a subscriber confirms two dates.
Third parties are involved.

1. The subscription service writes both dates to the table pause.
2. The warehouse planner takes the boxes out of the picking list.
3. The bookkeeper sends the number of boxes and the credit to the bank.

If the box is already packed, it is delivered. Errors are handled.
Step 2 takes 10 minutes.
Data is exchanged at night.
The process ends successfully.`;

export const flowKind: KindRules = {
  kind: 'flow',
  example,
  groups: [{ category: 'Master Data Flow', rules: withFamilies(flowRules, flowFamilies) }],
  checks,
  explanations: flowExplanations,
  ...flowCounted,
  unreadable: [],
};
