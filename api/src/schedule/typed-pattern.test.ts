import { parsePattern } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { typedPattern } from './typed-pattern.ts';

const tuesday = '2027-03-02T09:00';

test.each([
  ['10 x 3 h, Mon+Wed 18:30', '10 x 3 h, Mon+Wed 18:30'],
  ['5 x 2 h, Mon-Fri 09:00', '5 x 2 h, Mon-Fri 09:00'],
  ['3 x 2 h, daily 13:00', '3 x 2 h, daily 13:00'],
  ['4 x 3.5 h, Sat+Sun 10:00', '4 x 3.5 h, Sat+Sun 10:00'],
  ['2 × 8 h, Mon, Tue 9:00', '2 x 8 h, Mon+Tue 09:00'],
  ['2x8h Mon+Tue 9:00', '2 x 8 h, Mon+Tue 09:00'],
  ['2 × 8 h, Tue+Wed', '2 x 8 h, Tue+Wed 09:00'],
  ['Mon+Tue 9:00-17:00', '2 x 8 h, Mon+Tue 09:00'],
  ['Mon, Tue 9–17', '2 x 8 h, Mon+Tue 09:00'],
  ['2 x Mon and Tue, 9am-5pm', '2 x 8 h, Mon+Tue 09:00'],
  ['5 x Tue 6:30-8pm', '5 x 1.5 h, Tue 18:30'],
  ['5 x Tue 18.30 - 20.00', '5 x 1.5 h, Tue 18:30'],
  ['5 x 90 min, Tue 18:30', '5 x 1.5 h, Tue 18:30'],
  ['5 x 1,5 h, Tuesdays at 6:30 pm', '5 x 1.5 h, Tue 18:30'],
  ['5 x 1 h 30, Tue 18:30', '5 x 1.5 h, Tue 18:30'],
  ['6 x 50 min, Tue 18:30', '6 x 0.83 h, Tue 18:30'],
  ['5 sessions of 2 hours, Mon & Wed 18h30', '5 x 2 h, Mon+Wed 18:30'],
  ['4 × 3 Std, Mo+Di 18:30', '4 x 3 h, Mon+Tue 18:30'],
  ['4 x 3 h, Mo–Fr 18.30 Uhr', '4 x 3 h, Mon-Fri 18:30'],
  ['3 x 3 h, lun + mer 18h30', '3 x 3 h, Mon+Wed 18:30'],
  ['4 x 3 h, Fri-Sun 10:00', '4 x 3 h, Fri+Sat+Sun 10:00'],
  ['5 x 2 h, every 2 weeks Tue 18:30', '5 x 2 h, every 2 weeks Tue 18:30'],
  ['5 × 2 h, fortnightly, Tue 18:30', '5 x 2 h, every 2 weeks Tue 18:30'],
  ['5 x Tue 18:30-20:30 every second week', '5 x 2 h, every 2 weeks Tue 18:30'],
  ['5 x 2 Std, alle 2 Wochen Di', '5 x 2 h, every 2 weeks Tue 09:00'],
  ['2 days, 9:00-17:00', '2 x 8 h, Tue+Wed 09:00'],
  ['1 day, 9-17', '1 x 8 h, Tue 09:00'],
  ['1 x 8 h', '1 x 8 h, Tue 09:00'],
  ['2 x 3 h, Sat 22:00-01:00', '2 x 3 h, Sat 22:00'],
])('sessions written “%s”: understood as “%s”', (written, pattern) => {
  expect(typedPattern(written, tuesday)).toEqual({ pattern });
  expect(parsePattern(pattern)).toBeDefined();
  expect(typedPattern(pattern)).toEqual({ pattern });
});

test.each([
  ['2 x 8 h', 'has to name the days, like "2 x 8 h, Tue+Wed 09:00", or "2 x 8 h, Tue 09:00" for one session a week.'],
  ['Mon, Tue', 'has to say how long a session is, like "2 x 8 h, Mon+Tue 09:00" or "Mon+Tue 9:00-17:00".'],
  ['5 x Mon 9:00', 'has to say how long'],
  ['5 x 2 h, Mon 9:00-12:00', 'has two lengths: 2 h, and 3 h from 09:00.'],
  ['90 min', 'has to be like "10 x 3 h, Mon+Wed 18:30"'],
  ['often', 'has to be like "10 x 3 h, Mon+Wed 18:30"'],
  ['5 x 2 h, Mon 25:00', 'has to be like'],
  ['5 x 2 h, Mon 9-30', 'has to be like'],
  ['0 x 2 h, Mon 09:00', 'has to be like'],
  ['101 x 2 h, Mon 09:00', 'has to be like'],
  ['5 x 25 h, Mon 09:00', 'has to be like'],
  ['5 x 0 h, Mon 09:00', 'has to be like'],
  ['5 x 2 h, Mon- 09:00', 'has to be like'],
  ['5 x 2 h, Mon 09:00 sometimes', 'has to be like'],
])('sessions written “%s”: refused with an example', (written, fault) => {
  expect(typedPattern(written, tuesday)).toEqual({ fault: expect.stringContaining(fault) });
});

test('sessions without an hour: that of the first session, and asked for where that is not known', () => {
  expect(typedPattern('5 x 2 h, Tue', '2027-03-02T18:30')).toEqual({ pattern: '5 x 2 h, Tue 18:30' });
  expect(typedPattern('5 x 2 h, Tue')).toEqual({ fault: 'has to say at what time, like "5 x 2 h, Tue 09:00".' });
});
