import { checks } from '../checks/checks.ts';
import { fieldsCheck } from '../checks/fields.ts';
import { apiRules } from '../rules/api/api-rules.ts';
import { apiFamilies } from '../rules/api/families.ts';
import { withFamilies } from '../rules/families.ts';
import { apiCounted } from './counted/api.ts';
import type { KindRules } from './kind-rules.ts';

const why = 'It shows in the whole model of the data, not in one call.';

const example = `pauseDelivery
Pauses the deliveries of one subscriber for a period.

Only authenticated users can call it.

Request fields
- customerId: string, required, "C-410"
- fromDate: date, required, "2026-07-13"

Response: pauseId, creditedBoxes

Errors
E21 Until is before From

Example request
{ "customerId": "C-410", "fromDate": "2026-07-13", "reason": "holiday" }`;

export const apiKind: KindRules = {
  kind: 'api',
  example,
  groups: [{ category: 'API and Operation Description', rules: withFamilies(apiRules, apiFamilies) }],
  checks: [...checks, fieldsCheck],
  ...apiCounted,
  unreadable: [
    { criterion: 139, name: 'Data before screens', why },
    { criterion: 140, name: 'Entity and attribute', why },
    { criterion: 141, name: 'Record, list and table', why },
    { criterion: 142, name: 'Key and relation', why },
    { criterion: 143, name: 'State and transition', why },
    { criterion: 144, name: 'Rule expressed as data', why },
    { criterion: 145, name: 'Read and write separated', why },
  ],
};
