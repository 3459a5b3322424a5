import { amount, choice, country, currency, day, line, text } from '../../core/field-kinds.ts';
import { defineFields } from '../../core/fields.ts';
import { taxModeField, taxRateField } from '../tax/tax-fields.ts';

export const bookingFields = defineFields({
  price: amount('Price', { required: true, isListed: false, hint: 'Of a seat, 480 or 480.50' }),
  currency: currency('Currency', { required: true, isListed: false }),
  taxRate: taxRateField,
  taxMode: taxModeField,
  taxNote: line('Tax note', { isListed: false, hint: 'For example: Reverse charge' }),
  company: line('Company', { isListed: false, hint: 'The buyer, if not the member' }),
  address: text('Address', { longest: 500, isListed: false, hint: 'Of the buyer' }),
  country: country('Country', {
    isListed: false,
    none: 'Not known',
    hint: 'Of the buyer; where it has another tax, that is proposed',
  }),
  taxNumber: line('Tax number', { isListed: false, hint: 'Of the buyer' }),
  payment: choice('Payment', ['Open', 'Paid', 'Given back']),
  paidOn: day('Payment date', {
    hint: 'Of the payment, or of giving it back; empty: today',
    fault: (value, { payment }) =>
      value === 'TBA' ? 'has to be a day.' : payment === 'Open' ? 'is for what was paid.' : undefined,
  }),
  paymentReference: line('Reference', { isListed: false, hint: 'Of the transfer or of your own invoice' }),
  paymentNote: line('Payment note', { isListed: false }),
});
