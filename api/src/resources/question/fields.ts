import { html, line } from '../../core/field-kinds.ts';
import { type DataOf, defineFields } from '../../core/fields.ts';

export const questionFields = defineFields({
  question: line('Question', { required: true, public: 'question' }),
  topic: line('Topic', { longest: 60, required: true, isSuggested: true, public: 'group?' }),
  answer: html('Answer', { required: true, public: 'answer' }),
});

export type QuestionData = DataOf<typeof questionFields>;
