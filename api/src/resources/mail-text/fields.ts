import { line, text } from '../../core/field-kinds.ts';
import { type DataOf, defineFields } from '../../core/fields.ts';

export const mailTextFields = defineFields({
  subject: line('Subject', { required: true }),
  text: text('Text', {
    longest: 20_000,
    required: true,
    hint: 'An empty line begins a paragraph. A line in which a field is empty is left out. A link is [words](address)',
  }),
});

export type MailTextData = DataOf<typeof mailTextFields>;
