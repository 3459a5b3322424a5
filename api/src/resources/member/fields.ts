import { email, line, text } from '../../core/field-kinds.ts';
import { defineFields } from '../../core/fields.ts';

export const memberFields = defineFields({
  fullname: line('Name', { required: true, option: 'name' }),
  email: email('E-mail', { required: true, option: 'new-email' }),
  company: line('Company', { isListed: false }),
  phone: line('Telephone', { isListed: false, option: 'telephone', longest: 40, fault: phoneFault }),
  notes: text('Notes', { hint: 'Only staff see them' }),
});

function phoneFault(phone: string): string | undefined {
  const isNumber = /^[+(\d][\d ()./-]{2,}( ?(x|ext\.?) ?\d+)?$/i.test(phone);
  return isNumber ? undefined : 'has to be a number like +43 1 234 56 78.';
}
