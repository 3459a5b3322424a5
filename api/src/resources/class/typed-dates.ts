import { parsePattern } from '@agile-languages/shared/api';
import { typedDay } from '../../core/typed-times.ts';
import { typedPattern } from '../../schedule/typed-pattern.ts';

/**
 * `2026-12-28: no class`, `28.12.2026: 29.12.2026`, `2027-01-04: 17:00`, `2027-01-04: 2027-01-05 17–19`, `2027-01-11:
 * 90 min`. Other lines stay as they are.
 *
 * @param usual has hour and length
 */
export const typedDates = (text: string, usual: { start: string; pattern: string }): string =>
  text
    .split(/[\n;]/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((line) => typedLine(line, usual) ?? line)
    .toSorted()
    .join('\n');

const dayForm = String.raw`\d{4}-\d\d?-\d\d?|\d{1,2}[./]\d{1,2}[./]\d{4}`;
const lineForm = new RegExp(`^(${dayForm})(?: ?[:=]| |$) ?(.*)$`);
const movedForm = new RegExp(`^(${dayForm})(?:[ ,T]+(.*))?$`);
const leftOut = /^(-|left out|leave out|out|off|no( class| session)?|none|holiday|cancelled|fällt aus|entfällt)?$/i;

function typedLine(line: string, { start, pattern }: { start: string; pattern: string }): string | undefined {
  const [, first = '', rest = ''] = lineForm.exec(line) ?? [];
  const of = isoOf(first);
  if (!of) return undefined;
  if (leftOut.test(rest)) return `${of}: left out`;
  const [, moved, times = ''] = movedForm.exec(rest) ?? ['', undefined, rest];
  const day = moved === undefined ? of : isoOf(moved);
  const span = typedSpan(times, start, parsePattern(pattern)?.hours);
  return day && span ? `${of}: ${day} ${span}` : undefined;
}

/** `17:00-19:00`, a start alone, or a length alone. */
function typedSpan(times: string, start: string, hours = 0): string | undefined {
  const whole = typedPattern(`1 x Mon ${times}`, start);
  const read = 'fault' in whole ? typedPattern(`1 x ${hours} h, Mon ${times}`, start) : whole;
  if ('fault' in read) return undefined;
  const minutes = Math.round((parsePattern(read.pattern)?.hours ?? 0) * 60);
  const from = Temporal.PlainTime.from(read.pattern.slice(-5));
  return [from, from.add({ minutes })].map((time) => time.toString({ smallestUnit: 'minute' })).join('-');
}

function isoOf(typed: string): string | undefined {
  const digits = typedDay(typed);
  const iso = digits.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  try {
    return Temporal.PlainDate.from(iso, { overflow: 'reject' }).toString();
  } catch {
    return undefined;
  }
}
