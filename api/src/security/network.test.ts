import { expect, test } from 'vitest';
import { countedNetworkOf, isPrivateAddress, networkOf } from './network.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fd00:ec2::254',
  'ff02::1',
  '2002:7f00:1::',
  '2001:db8::1',
  '4000::1',
])('%s: private', (address) => expect(isPrivateAddress(address)).toBe(true));

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '223.255.255.255', '2606:4700::1111', '2a00:1450::1'])(
  '%s: public',
  (address) => expect(isPrivateAddress(address)).toBe(false),
);

test('counted networks: a /24, and three of a /32 of IPv6', () => {
  const ofProvider = Array.from({ length: 50 }, (_, customer) =>
    countedNetworkOf(`2001:db8:${customer.toString(16)}::1`),
  );

  expect(new Set(ofProvider).size).toBe(3);
  expect(countedNetworkOf('2001:db9::1')).not.toBe(countedNetworkOf('2001:db8::1'));
  expect(countedNetworkOf('192.0.2.7')).toBe(countedNetworkOf('192.0.2.9'));
});

test('one network of IPv6 addresses counts as one address', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(networkOf('2001:db8:1:2::9')).toBe('2001:db8:1:2');
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0');
  expect(networkOf('::1')).toBe('0:0:0:0');
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('::ffff:192.0.2.7')).toBe('::ffff:192.0.2.7');
});
