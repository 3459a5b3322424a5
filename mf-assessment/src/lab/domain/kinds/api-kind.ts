import { checks } from '../checks/checks.ts';
import { fieldsCheck } from '../checks/fields.ts';
import { apiRules } from '../rules/api/api-rules.ts';
import type { KindRules } from './kind-rules.ts';

const why = 'It shows in the whole model of the data, not in one call.';

/** What an API text is read with. */
export const apiKind: KindRules = {
  kind: 'api',
  groups: [{ category: 'API and Operation Description', rules: apiRules }],
  checks: [...checks, fieldsCheck],
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
