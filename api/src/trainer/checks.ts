import { UsageError } from '@agile-languages/shared/errors';
import { choiceFault, countFault, lineFault, priceFault } from '../classes/field-faults.ts';
import { maxOrigins, originFault } from '../partners/origin-fault.ts';

const maxEmailLength = 254;

/** Each function of this file returns the checked value. @throws {UsageError} when it is not valid. */
export function emailIn(value: string): string {
  if (
    value.length <= maxEmailLength &&
    /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\]+$/u.test(value)
  )
    return value.toLowerCase();
  throw new UsageError(`"${value}" is no e-mail address.`);
}

/** @param fault What is wrong with the value, if anything. */
export function without(fault: string | undefined, name: string, value: string): string {
  if (fault) throw new UsageError(`--${name} ${fault}`);
  return value;
}

export const lineIn = (name: string, value: string, longest: number): string =>
  without(lineFault(value, longest), name, value);

export const countIn = (name: string, value: string, least: number, most: number): number =>
  Number(without(countFault(value, least, most), name, value));

export const priceIn = (name: string, value: string): string => without(priceFault(value), name, value);

export const oneOf = (name: string, value: string, allowed: readonly string[]): string =>
  without(choiceFault(value, allowed), name, value);

/** Origins of a partner's pages, each once. */
export function originsIn(values: readonly string[], isTest: boolean): string[] {
  const origins = [
    ...new Set(values.map((value) => URL.parse(value)).map((url, index) => plainOrigin(url) ?? values[index] ?? '')),
  ];
  const fault = origins.map((origin) => originFault(origin, isTest)).find((found) => found !== undefined);
  if (fault) throw new UsageError(fault);
  if (origins.length > maxOrigins) throw new UsageError(`A key has at most ${maxOrigins} origins.`);
  return origins;
}

/** Of an address that is nothing but an origin. */
const plainOrigin = (url: URL | null) => (url && `${url.origin}/` === url.href ? url.origin : undefined);
