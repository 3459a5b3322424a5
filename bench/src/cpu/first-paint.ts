import { endOf, type TraceEvent } from './trace-events.ts';

/** From a click until what it led to was handed over to be drawn, by the clock of the thread, in microseconds. */
export interface Span {
  from: number;
  to: number;
}

/**
 * From the last click until the first frame with a heading that was marked after it.
 * @param events of the main thread, by their beginning
 * @param mark name of the mark that was set when the heading was there
 * @throws when one of them is missing
 */
export function untilPainted(events: readonly TraceEvent[], mark: string): Span {
  const click = events.findLast(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click');
  const after = (start: TraceEvent | undefined, wanted: string) =>
    events.find(({ name, ts }) => start && name === wanted && ts >= start.ts);
  const marked = after(click, mark);
  const frame = after(after(marked, 'Paint'), 'Commit');
  if (!click || !marked || !frame) throw new Error(`The trace has no click followed by a painted ${mark}.`);
  return { from: click.tts ?? Number.NaN, to: endOf(frame) };
}
