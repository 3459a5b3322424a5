/** What is wrong with a value, as the end of a sentence that begins with its name; `undefined` when nothing is. */
type Fault = string | undefined;

export const modes = ['Live online', 'Classroom', 'Blended'] as const;
export const maxSeats = 10_000;

export function lineFault(value: string, longest: number): Fault {
  if (value.length > longest) return `is longer than ${longest} characters.`;
  return /\p{Cc}/u.test(value) ? 'has a character that is not allowed.' : undefined;
}

export const countFault = (value: string, least: number, most: number): Fault =>
  /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most
    ? undefined
    : `has to be a whole number from ${least} to ${most}.`;

export const priceFault = (value: string): Fault =>
  /^\d{1,9}(\.\d{2})?$/.test(value) ? undefined : 'has to be an amount like 480 or 480.50.';

export const currencyFault = (value: string): Fault =>
  /^[A-Z]{3}$/.test(value) ? undefined : 'has to be a code like EUR.';

export const choiceFault = (value: string, allowed: readonly string[]): Fault =>
  allowed.includes(value) ? undefined : `has to be one of: ${allowed.join(', ')}.`;
