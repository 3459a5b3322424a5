import { UsageError } from '@agile-languages/shared/errors';
import { choiceFault, countFault, lineFault, priceFault } from '../classes/field-faults.ts';

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

const ownMachine = ['localhost', '127.0.0.1', '[::1]'];

/** The origin of a partner's pages. Without TLS only on this machine. */
export function originIn(value: string): string {
  const url = URL.parse(value);
  const isSecure = url?.protocol === 'https:' || (url?.protocol === 'http:' && ownMachine.includes(url.hostname));
  if (url && isSecure && url.pathname === '/' && !url.search && !url.hash && !url.username) return url.origin;
  throw new UsageError(`"${value}" is no origin like https://partner.example.`);
}
