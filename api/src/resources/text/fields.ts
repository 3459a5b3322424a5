import { html, line } from '../../core/field-kinds.ts';
import { type DataOf, defineFields } from '../../core/fields.ts';

const names = '{brand} and {email} stand for the name and the address for enquiries';

export const textFields = defineFields({
  figure: line('Figure', { longest: 40, hint: 'In bold, such as 120+' }),
  words: line('Words', { longest: 300, hint: 'Without figure and words the site leaves it out' }),
  text: html('Text', { longest: 60_000, hint: names }),
});

export type TextData = DataOf<typeof textFields>;
