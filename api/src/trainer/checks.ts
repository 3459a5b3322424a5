import { UsageError } from '@agile-languages/shared/errors';

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

export function lineIn(name: string, value: string, longest: number): string {
  if (value.length > longest) throw new UsageError(`--${name} is longer than ${longest} characters.`);
  if (/\p{Cc}/u.test(value)) throw new UsageError(`--${name} has a character that is not allowed.`);
  return value;
}

export function countIn(name: string, value: string, least: number, most: number): number {
  const count = Number(value);
  if (/^\d+$/.test(value) && count >= least && count <= most) return count;
  throw new UsageError(`--${name} has to be a whole number from ${least} to ${most}.`);
}

export function priceIn(name: string, value: string): string {
  if (/^\d{1,9}(\.\d{2})?$/.test(value)) return value;
  throw new UsageError(`--${name} has to be an amount like 480 or 480.50.`);
}

export function oneOf(name: string, value: string, allowed: readonly string[]): string {
  if (allowed.includes(value)) return value;
  throw new UsageError(`--${name} has to be one of: ${allowed.join(', ')}.`);
}

const ownMachine = ['localhost', '127.0.0.1', '[::1]'];

/** The origin of a partner's pages. Without TLS only on this machine. */
export function originIn(value: string): string {
  const url = URL.parse(value);
  const isSecure = url?.protocol === 'https:' || (url?.protocol === 'http:' && ownMachine.includes(url.hostname));
  if (url && isSecure && url.pathname === '/' && !url.search && !url.hash && !url.username) return url.origin;
  throw new UsageError(`"${value}" is no origin like https://partner.example.`);
}
