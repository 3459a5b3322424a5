import { country, line, percent } from '../../core/field-kinds.ts';
import { defineFields } from '../../core/fields.ts';
import { rateFault } from './tax-fields.ts';

export const taxFields = defineFields({
  country: country('Country', { required: true, hint: 'Of the buyer' }),
  rate: percent('Tax rate', { required: true, hint: 'In percent, for example 19', fault: rateFault }),
  note: line('Tax note', { hint: 'Stands beside the price, in place of the note of the class' }),
  companyRate: percent('Rate for companies', {
    hint: 'With a tax number, for example 0; empty: the same rate',
    fault: rateFault,
  }),
  companyNote: line('Note for companies', {
    hint: 'For example: Reverse charge',
    fault: (_, { companyRate }) => (companyRate === '' ? 'has no rate beside it.' : undefined),
  }),
});
