import { checks } from '../../checks/checks.ts';
import type { KindRules } from '../kind-rules.ts';
import { eventRules } from './event-rules.ts';
import { formActionRules } from './form-action-rules.ts';
import { formRules } from './form-rules.ts';
import { typeRules } from './type-rules.ts';

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
