import { email, line, reference } from '../../core/field-kinds.ts';
import { type DataOf, defineFields } from '../../core/fields.ts';
import { discountCodeOf } from '../discount/fields.ts';

export const invitationFields = defineFields({
  email: email('E-mail', { required: true }),
  fullname: line('Name', { required: true, option: 'name' }),
  classId: reference('Class', 'classes', {
    required: true,
    isListed: false,
    hint: 'The member is enrolled in it on activation',
  }),
  code: line('Discount code', {
    longest: 30,
    isListed: false,
    clean: discountCodeOf,
    hint: 'With which the member takes the seat; may be empty',
  }),
});

export type InvitationData = DataOf<typeof invitationFields>;
