import { line, text } from '../../core/field-kinds.ts';
import { defineFields } from '../../core/fields.ts';

export const messageFields = defineFields({
  name: line('Name', { longest: 254 }),
  email: line('E-mail', { longest: 254, isListed: false }),
  text: text('Message', { longest: 65_536 }),
});

export const messageStates = ['new', 'answered', 'closed'] as const;
export type MessageState = (typeof messageStates)[number];
