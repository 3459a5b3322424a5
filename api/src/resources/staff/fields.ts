import { choice, email, line } from '../../core/field-kinds.ts';
import { defineFields } from '../../core/fields.ts';
import { roles } from '../../core/roles.ts';

export const staffFields = defineFields({
  email: email('E-mail', { required: true }),
  fullname: line('Name', { option: 'name', hint: 'The person may change it' }),
  role: choice('Role', roles, {
    initial: 'editor',
    hint: 'Owners do everything. Trainers do content, classes and people. Editors do content',
  }),
});
