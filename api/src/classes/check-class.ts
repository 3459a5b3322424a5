import { safeMarkup } from '@agile-languages/shared/formats';
import { startFault } from '../repositories/class-repository.ts';
import { classStart } from '../schedule/class-start.ts';
import { patternFault } from '../schedule/pattern-fault.ts';
import { type ClassData, type ClassField, classLabels } from './class-data.ts';
import { choiceFault, countFault, currencyFault, lineFault, maxSeats, modes, priceFault } from './field-faults.ts';

const longestDescription = 20_000;

/** What is wrong with a field, in a sentence. */
export interface ClassFault {
  field: ClassField;
  fault: string;
}

/** Columns of the class that a form describes, or what is wrong with a field. */
export function checkClass(given: ClassData) {
  const data = trimmed(given);
  const start = classStart(data.start, data.timeZone);
  const fault = fieldFault(data) ?? ('fault' in start ? of('start', start.fault) : undefined);
  if (fault || 'fault' in start) return fault ?? of('start', '');
  const early = startFault({ localStart: start.localStart, pattern: data.pattern });
  if (early) return { field: 'start' as const, fault: early };
  const { languageId, name, pattern, mode, price, oldPrice, currency } = data;
  return {
    columns: {
      ...start,
      ...{ languageId, name, pattern, mode, price, oldPrice, currency },
      trainerId: data.trainerId || null,
      description: safeMarkup(data.description),
    },
    seats: Number(data.seats),
  };
}

function fieldFault(data: ClassData): ClassFault | undefined {
  const missing = required.find((name) => data[name].replaceAll(/<[^>]*>/g, '').trim() === '');
  if (missing) return of(missing, 'is needed.');
  for (const [field, fault] of Object.entries(checks) as [ClassField, (value: string) => string | undefined][]) {
    const found = fault(data[field]);
    if (found) return of(field, found);
  }
  return undefined;
}

const required: ClassField[] = [
  'name',
  'languageId',
  'start',
  'timeZone',
  'pattern',
  'mode',
  'seats',
  'price',
  'currency',
  'description',
];

const checks: Partial<Record<ClassField, (value: string) => string | undefined>> = {
  name: (value) => lineFault(value, 200),
  pattern: patternFault,
  mode: (value) => choiceFault(value, modes),
  seats: (value) => countFault(value, 1, maxSeats),
  price: priceFault,
  oldPrice: (value) => (value === '' ? undefined : priceFault(value)),
  currency: currencyFault,
  description: (value) =>
    value.length > longestDescription ? `is longer than ${longestDescription} characters.` : undefined,
};

/** A fault that says what is no time in which zone is a sentence already. */
const of = (field: ClassField, fault: string): ClassFault => ({
  field,
  fault: /^(has|is) /.test(fault) ? `${classLabels[field]} ${fault}` : fault,
});

function trimmed(data: ClassData): ClassData {
  const values = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, value.trim()])) as ClassData;
  return { ...values, currency: values.currency.toUpperCase() };
}
