import { startsInPattern } from '@agile-languages/shared/api';
import type { FieldData, FieldValue } from '../../core/fields.ts';
import { classStart } from '../../schedule/class-start.ts';
import { otherDatesFault } from '../../schedule/planned-days.ts';
import { typedPattern } from '../../schedule/typed-pattern.ts';

/** The pattern has its own fault. */
export function startFault(start: string, data: FieldData): string | undefined {
  const { timeZone: zone, pattern } = data;
  if (typeof zone !== 'string' || typeof pattern !== 'string') return undefined;
  if (zone === '') return 'is a time in a time zone, which is not chosen yet.';
  const time = classStart(start, zone);
  if ('fault' in time) return time.fault;
  return pattern === '' || patternFault(pattern, start) ? undefined : startInPatternFault(time.localStart, pattern);
}

export function datesFault(otherDates: string, { start, timeZone, pattern }: FieldData): string | undefined {
  const time = classStart(String(start), String(timeZone));
  if ('fault' in time || patternFault(String(pattern), start)) return undefined;
  if (!startsInPattern(time.localStart, String(pattern))) return undefined;
  return otherDatesFault({ start: String(start), pattern: String(pattern), otherDates });
}

export function patternOf(text: string, start: FieldValue = ''): string | undefined {
  const read = typedPattern(text, String(start));
  return 'pattern' in read ? read.pattern : undefined;
}

export function patternFault(text: string, start: FieldValue = ''): string | undefined {
  const read = typedPattern(text, String(start));
  return 'fault' in read ? read.fault : undefined;
}

export function startInPatternFault(localStart: string, pattern: string): string | undefined {
  if (startsInPattern(localStart, pattern)) return undefined;
  const day = new Date(localStart.slice(0, 10)).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
  const when = `${day}, ${localStart.slice(0, 16).replace('T', ' ')}`;
  return `The class would start on ${when}, which is no session of its pattern "${pattern}".`;
}
