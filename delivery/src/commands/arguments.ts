import { guess, UsageError } from '@agile-languages/shared/errors';
import { isRecord } from '@agile-languages/shared/formats';
import { parseJson } from '../store/json.ts';

export function nameAmong(names: readonly string[], name: string | undefined): string {
  if (name && names.includes(name)) return name;
  const areas = names.length > 0 ? `Areas are: ${names.join(', ')}.` : 'Nothing is released yet.';
  if (!name) throw new UsageError(`Name an area. ${areas}`);
  throw new UsageError(`There is no area "${name}".${guess(name, names)} ${areas}`);
}

export function originOf(site: string): string {
  if (!URL.canParse(site)) throw new UsageError(`--site is the address of a site, not "${site}".`);
  const { protocol, hostname, origin } = new URL(site);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (protocol === 'https:' || (protocol === 'http:' && isHere)) return origin;
  throw new UsageError(`--site is an address with https, not ${site}.`);
}

/** `npm run` may have been started below the checkout. */
export const userFolder = (): string => process.env.INIT_CWD ?? process.cwd();

export function shareOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const share = Number(text);
  if (/^\d+$/.test(text) && share >= 1 && share <= 99) return share;
  throw new UsageError(`--canary is how many of 100 visitors get it, from 1 to 99, not "${text}".`);
}

/** Of a command that the site starts itself. */
export function orderIn<Order extends object>(text: string): Order {
  const order = parseJson(text);
  if (isRecord(order)) return order as Order;
  throw new UsageError('The site runs this command itself, with an order as JSON.');
}

export function needed<Extra>(extra: Extra | undefined): Extra {
  if (extra) return extra;
  throw new UsageError('This installation does not have what that needs.');
}
