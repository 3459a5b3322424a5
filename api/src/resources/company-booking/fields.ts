import { count, country, email, line, reference, text } from '../../core/field-kinds.ts';
import { type DataOf, defineFields } from '../../core/fields.ts';
import { discountCodeOf } from '../discount/fields.ts';

export const buyerFields = defineFields({
  company: line('Company', { required: true }),
  address: text('Address', { longest: 500, isListed: false }),
  country: country('Country', {
    isListed: false,
    none: 'Not known',
    hint: 'A new booking has its tax, where it has one',
  }),
  taxNumber: line('Tax number', { isListed: false, hint: 'As you have checked it' }),
  contactName: line('Contact', { isListed: false }),
  contactEmail: email('E-mail of the contact', {
    isListed: false,
    option: 'contact-email',
    hint: 'Is told what is booked, given back, moved or cancelled; may be empty',
  }),
});

export const companyBookingFields = defineFields({
  classId: reference('Class', 'classes', { required: true, isListed: false }),
  seats: count('Seats', [1, 1000], { required: true, isListed: false }),
  ...buyerFields,
  code: line('Discount code', { longest: 30, isListed: false, clean: discountCodeOf, hint: 'May be empty' }),
});

export type CompanyBookingData = DataOf<typeof companyBookingFields>;
