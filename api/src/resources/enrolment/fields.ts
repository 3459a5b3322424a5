import { email, line, reference } from '../../core/field-kinds.ts';
import { defineFields } from '../../core/fields.ts';

export const enrolmentFields = defineFields({
  email: email('E-mail', { required: true, hint: 'Of a member', addressesIn: () => [] }),
  classId: reference('Class', 'classes', { required: true, hint: 'Its number' }),
  code: line('Discount code', { longest: 30, isListed: false, hint: 'With which the price was agreed; may be empty' }),
});
