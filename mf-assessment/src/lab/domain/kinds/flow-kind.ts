import { checks } from '../checks/checks.ts';
import { flowExplanations } from '../flow-explanations.ts';
import { flowRules } from '../rules/flow/flow-rules.ts';
import type { KindRules } from './kind-rules.ts';

/** What a flow is read with. */
export const flowKind: KindRules = {
  kind: 'flow',
  groups: [{ category: 'Master Data Flow', rules: flowRules }],
  checks,
  explanations: flowExplanations,
  unreadable: [],
};
