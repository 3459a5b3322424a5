import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** One client may use a whole /64 network of IPv6. */
export const networkOf = (address: string): string =>
  isPureIPv6(address) ? groupsOf(address).slice(0, 4).join(':') : address;

/** What one customer of a provider may hold: a /48 of IPv6, a /24 of IPv4. */
export const widerNetworkOf = (address: string): string =>
  isPureIPv6(address) ? groupsOf(address).slice(0, 3).join(':') : address.slice(0, address.lastIndexOf('.'));

/**
 * Counted as one where many would be preferred to few: a /24 of IPv4, a third of a /32 of IPv6, because one customer of a
 * provider may have any number of /48.
 */
export const countedNetworkOf = (address: string): string => countedOf(widerNetworkOf(address));

/** @param wider a wider network */
export function countedOf(wider: string): string {
  const [first, second, third] = wider.split(':');
  return isPureIPv6(`${wider}::`) ? `${first}:${second} ${Number.parseInt(third ?? '', 16) % 3}` : wider;
}

/** What one customer of a provider alone may hold: a /48 of IPv6, an IPv4 address. */
export const ownNetworkOf = (address: string): string => (isPureIPv6(address) ? widerNetworkOf(address) : address);

export function isPrivateAddress(address: string): boolean {
  const parsed = ipaddr.parse(address);
  return parsed.range() !== 'unicast' || (parsed instanceof ipaddr.IPv6 && !parsed.match(internet));
}

const internet = ipaddr.IPv6.parseCIDR('2000::/3');

/** Not an IPv4 address in the form of IPv6, `::ffff:192.0.2.7`. */
const isPureIPv6 = (address: string) => isIPv6(address) && !address.includes('.');

const groupsOf = (address: string): string[] => ipaddr.IPv6.parse(address).toNormalizedString().split(':');
