import { expect, test } from 'vitest';
import { agree } from './agreement.ts';

test.each([
  ['the subscriber', 'Subscribers'],
  ['pauses deliveries', 'pause the delivery'],
  ['Monday 18:00', 'on Monday, 18:00'],
  ['a paused week is not charged', 'not charged'],
])('agree: %s, %s', (meant, understood) => {
  expect(agree(meant, understood)).toBe(true);
});

test.each([
  ['the subscriber', 'the cook'],
  ['18 EUR', '19 EUR'],
  ['a paused week is charged', 'a paused week is not charged'],
  ['the subscriber', ''],
  ['', ''],
])('differ: %s, %s', (meant, understood) => {
  expect(agree(meant, understood)).toBe(false);
});
