import { email, line } from '../../core/field-kinds.ts';
import { defineFields } from '../../core/fields.ts';

export const memberFields = defineFields({
  fullname: line('Name', { required: true, option: 'name' }),
  email: email('E-mail', { required: true }),
});
