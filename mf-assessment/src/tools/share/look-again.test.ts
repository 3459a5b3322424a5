import { expect, test } from 'vitest';
import { lookAgain } from './look-again.ts';

const link =
  'https://site.test/#meter=AQAAAAAAAAAAAAAAAAAAAAAAAAAAAA&on=2026-11-26&name=Sprint%2012%2C%20all%20of%20us';

test('calendar entry: a day in 90 days, with the link, in lines of at most 75 bytes', () => {
  const file = lookAgain(link, new Date(2026, 10, 26, 23, 30), 'test-id');
  const lines = file.split('\r\n');

  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(75);
  const unfolded = file.replaceAll('\r\n ', '');
  expect(unfolded).toContain('\r\nDTSTART;VALUE=DATE:20270224\r\n');
  expect(unfolded).toContain(`\r\nURL:${link}\r\n`);
  expect(unfolded).toContain('\r\nUID:test-id\r\n');
  expect(unfolded).toMatch(/^BEGIN:VCALENDAR\r\n/);
});
