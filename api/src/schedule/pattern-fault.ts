import { parsePattern } from '@agile-languages/shared/api';

const day = '(Sun|Mon|Tue|Wed|Thu|Fri|Sat)';
const form = new RegExp(
  `^\\d{1,3} x \\d{1,2}(\\.\\d{1,2})? h, (daily|${day}-${day}|${day}(\\+${day})*) \\d\\d:\\d\\d$`,
);

/** Why calendars and pages could not show the sessions of a pattern, as the end of a sentence. */
export function patternFault(pattern: string): string | undefined {
  const plan = form.test(pattern) ? parsePattern(pattern) : undefined;
  const count = Number.parseInt(pattern, 10);
  if (plan && count >= 1 && count <= 100 && plan.hours > 0 && plan.hours <= 24) return undefined;
  return 'has to be like "10 x 3 h, Mon+Wed 18:30": 1 to 100 sessions, at most 24 hours, days or daily, time.';
}
