import { parsePattern } from '@agile-languages/shared/api';
import { UsageError } from '@agile-languages/shared/errors';

const day = '(Sun|Mon|Tue|Wed|Thu|Fri|Sat)';
const form = new RegExp(
  `^\\d{1,3} x \\d{1,2}(\\.\\d{1,2})? h, (daily|${day}-${day}|${day}(\\+${day})*) \\d\\d:\\d\\d$`,
);

/** Sessions of a class, as calendars and pages can show them. @throws {UsageError} */
export function patternIn(value: string): string {
  const plan = form.test(value) ? parsePattern(value) : undefined;
  const count = Number.parseInt(value, 10);
  if (plan && count >= 1 && count <= 100 && plan.hours > 0 && plan.hours <= 24) return value;
  throw new UsageError(
    '--pattern has to be like "10 x 3 h, Mon+Wed 18:30": 1 to 100 sessions, at most 24 hours, days or daily, time.',
  );
}
