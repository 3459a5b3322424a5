import { checks } from '../checks/checks.ts';
import { withFamilies } from '../rules/families.ts';
import { eventRules } from '../rules/form/event-rules.ts';
import { formFamilies } from '../rules/form/families.ts';
import { formActionRules } from '../rules/form/form-action-rules.ts';
import { formRules } from '../rules/form/form-rules.ts';
import { typeRules } from '../rules/form/type-rules.ts';
import { formCounted } from './counted/form.ts';
import type { KindRules } from './kind-rules.ts';

const example = `Form: Pause a vegetable box
Purpose: a subscriber pauses deliveries for a holiday, so that no box spoils.
Everyone can open it.

Every input has a visible label above it.
- From (Data Picker)
- Until (Data Picker)
- Reason (Select Box)
- Ticket of the journey (File Picker)
- Pause (Button)

When the form opens, the next delivery day is filled in.
A click on Pause writes a row to the table pause and returns its number.
While the weeks are loading, two grey lines are shown.
The pause can be deleted. A success message is shown.`;

export const formKind: KindRules = {
  kind: 'form',
  example,
  groups: [
    { category: 'Form', rules: withFamilies(formRules, formFamilies) },
    { category: 'Event Action', rules: withFamilies(eventRules, formFamilies) },
    { category: 'Form Action', rules: withFamilies(formActionRules, formFamilies) },
    { category: 'Input Types', rules: withFamilies(typeRules, formFamilies) },
  ],
  checks,
  ...formCounted,
  unreadable: [],
};
