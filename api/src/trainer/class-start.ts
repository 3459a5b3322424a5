import { UsageError } from '@agile-languages/shared/errors';
import { type ClassStart, classStart } from '../schedule/class-start.ts';
import type { Values } from './command.ts';

export const hasStart = (values: Values) => values.has('start') || values.has('time-zone');

/** Columns of the start. A value that is not given stays as in `present`. @throws {UsageError} */
export function startIn(values: Values, present?: { localStart: string; timeZone: string }): ClassStart {
  const timeZone = values.optional('time-zone') ?? present?.timeZone ?? '';
  const start = values.optional('start') ?? present?.localStart.slice(0, 16) ?? '';
  const result = classStart(start, timeZone);
  if ('fault' in result)
    throw new UsageError(result.fault.startsWith('has') ? `--start ${result.fault}` : result.fault);
  return result;
}
