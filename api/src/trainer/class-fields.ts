import { currencyFault, modes } from '../classes/field-faults.ts';
import { html } from '../html.ts';
import type { NewClass } from '../repositories/class-repository.ts';
import { patternFault } from '../schedule/pattern-fault.ts';
import { lineIn, oneOf, priceIn, without } from './checks.ts';
import type { CommandOption, Values } from './command.ts';

/** A fact of a class that a trainer states. Start and seats have no `column`: they fill several. */
interface ClassField extends CommandOption {
  column?: keyof NewClass;
  /** Returns the value to store. Default: as it is. @throws {UsageError} when it is not valid. */
  check?: (value: string, option: string) => string;
}

const line = (longest: number) => (value: string, option: string) => lineIn(option, value, longest);
const price = (value: string, option: string) => priceIn(option, value);

/** By the name of the option, in the order of the help. */
export const classFields: Record<string, ClassField> = {
  language: { column: 'languageId', value: 'id', help: 'Language, for example 1111117', required: true },
  name: { column: 'name', value: 'text', help: 'Name of the class', required: true, check: line(200) },
  start: {
    value: 'time',
    help: 'First session in the time zone of the class, for example 2026-12-03T18:30',
    required: true,
  },
  'time-zone': { value: 'zone', help: 'Time zone of the class, for example Europe/Vienna', required: true },
  pattern: {
    column: 'pattern',
    value: 'text',
    help: 'Sessions, for example "10 x 3 h, Mon+Wed 18:30"',
    required: true,
    check: (value, option) => without(patternFault(value), option, value),
  },
  price: { column: 'price', value: 'amount', help: 'Final price, for example 480', required: true, check: price },
  currency: {
    column: 'currency',
    value: 'code',
    help: 'For example EUR',
    required: true,
    check: (value, option) => without(currencyFault(value), option, value),
  },
  seats: { value: 'number', help: 'Seats in all', required: true },
  description: {
    column: 'description',
    value: 'text',
    help: 'What the class is about; plain text, an empty line begins a paragraph',
    required: true,
    check: paragraphs,
  },
  'old-price': { column: 'oldPrice', value: 'amount', help: 'Earlier price, crossed out', check: price },
  mode: {
    column: 'mode',
    value: 'mode',
    help: modes.join(', '),
    check: (value, option) => oneOf(option, value, modes),
  },
  trainer: { column: 'trainerId', value: 'id', help: 'Expert who teaches it' },
};

/** The columns that are given, checked. @throws {UsageError} */
export function columnsIn(values: Values): Partial<NewClass> {
  const given = Object.entries(classFields).flatMap(([option, { column, check }]) => {
    const value = values.optional(option);
    return column === undefined || value === undefined ? [] : [[column, check ? check(value, option) : value]];
  });
  return Object.fromEntries(given);
}

function paragraphs(text: string): string {
  return text
    .slice(0, 10_000)
    .split(/\n\s*\n/)
    .map((paragraph) => html`<p>${paragraph.trim()}</p>`.text)
    .join('');
}
