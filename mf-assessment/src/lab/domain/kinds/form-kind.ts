import { checks } from '../checks/checks.ts';
import { eventRules } from '../rules/form/event-rules.ts';
import { formActionRules } from '../rules/form/form-action-rules.ts';
import { formRules } from '../rules/form/form-rules.ts';
import { typeRules } from '../rules/form/type-rules.ts';
import type { KindRules } from './kind-rules.ts';

/** What a form is read with. */
export const formKind: KindRules = {
  kind: 'form',
  groups: [
    { category: 'Form', rules: formRules },
    { category: 'Event Action', rules: eventRules },
    { category: 'Form Action', rules: formActionRules },
    { category: 'Input Types', rules: typeRules },
  ],
  checks,
  unreadable: [],
};
