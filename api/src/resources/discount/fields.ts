import { amount, choice, count, currency, day, line, text } from '../../core/field-kinds.ts';
import { defineFields } from '../../core/fields.ts';
import { decimalsOf } from '../../core/money.ts';

export const discountCodeOf = (code: string): string => code.replaceAll(/\s/g, '').toUpperCase();

export const discountFields = defineFields({
  code: line('Code', {
    required: true,
    longest: 30,
    hint: 'What people type, for example SPRING-20; capitals or not',
    clean: discountCodeOf,
    fault: (code) => (/^[A-Z\d-]{3,30}$/.test(code) ? undefined : 'has to be 3 to 30 letters, digits or hyphens.'),
  }),
  kind: choice('Kind', ['Percent', 'Amount']),
  value: amount(
    'Value',
    {
      required: true,
      hint: '20, of the price or in the currency',
      fault: (value, { kind }) =>
        Number(value) === 0
          ? 'has to be more than 0.'
          : kind === 'Percent' && Number(value) > 100
            ? 'has to be 100 percent at most.'
            : undefined,
    },
    ({ kind, currency: code }) =>
      /^amount$/i.test(String(kind).trim()) ? decimalsOf(String(code).trim().toUpperCase()) : 2,
  ),
  currency: currency('Currency', { hint: 'Of an amount, which is taken off prices in this currency alone' }),
  mostUses: count('Seats', [1, 100_000], { hint: 'For which it is good; empty: for any number' }),
  until: day('Last day', {
    hint: 'In UTC; empty: without an end',
    fault: (value) => (value === 'TBA' ? 'has to be a day.' : undefined),
  }),
  classIds: text('Classes', {
    longest: 2000,
    isList: true,
    option: 'classes',
    hint: 'Their numbers, a line each; empty: every class',
    clean: (lines) =>
      lines
        .split(/[\s,;]+/)
        .filter(Boolean)
        .join('\n'),
  }),
  note: line('Note', { isListed: false, hint: 'For staff alone' }),
});
