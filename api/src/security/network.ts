import { isIPv6 } from 'node:net';

/** Network of an IPv6 address: who has one address of a /64 network has all of them. An IPv4 address stays as it is. */
export const networkOf = (address: string): string =>
  isPureIPv6(address) ? groupsOf(address).slice(0, 4).join(':') : address;

/** What one customer of a provider may hold: a /48 of IPv6, a /24 of IPv4. */
export const widerNetworkOf = (address: string): string =>
  isPureIPv6(address) ? groupsOf(address).slice(0, 3).join(':') : address.slice(0, address.lastIndexOf('.'));

/** Not an IPv4 address in the form of IPv6, `::ffff:192.0.2.7`. */
const isPureIPv6 = (address: string) => isIPv6(address) && !address.includes('.');

function groupsOf(address: string): string[] {
  const [head = [], tail = []] = address.split('::', 2).map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail];
}
