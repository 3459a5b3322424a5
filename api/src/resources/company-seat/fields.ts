import { email, line } from '../../core/field-kinds.ts';
import { defineFields } from '../../core/fields.ts';

export const companySeatFields = defineFields({
  email: email('E-mail', { required: true }),
  fullname: line('Name', { required: true, option: 'name' }),
  bookingId: line('Booking', { longest: 64, required: true, option: 'booking', hint: 'Id of the company booking' }),
});
