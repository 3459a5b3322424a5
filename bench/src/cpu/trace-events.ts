/** One event of a Chromium trace, as far as it is read here. Times in microseconds. */
export interface TraceEvent {
  name: string;
  /** `X`: something with a beginning and an end; `M`: a name of a thread; others: a moment. */
  ph: string;
  pid: number;
  tid: number;
  /** When it began, and how long it took, by the clock on the wall. */
  ts: number;
  dur?: number;
  /** The same by the clock of its thread, which stands still while the thread does nothing. */
  tts?: number;
  tdur?: number;
  args?: { name?: string; data?: { type?: string } };
}

/** Events of the main thread that has worked most: that of the page which was visited. By their beginning. */
export function mainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map((thread) => events.filter((event) => isOf(thread, event)));
  const worked = (thread: readonly TraceEvent[]) => thread.reduce((sum, { tdur = 0 }) => sum + tdur, 0);
  const [busiest] = threads.toSorted((one, other) => worked(other) - worked(one));
  if (!busiest) throw new Error('The trace has no main thread of a page.');
  return busiest.toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
}

const isOf = (thread: TraceEvent, { pid, tid, ph }: TraceEvent) =>
  pid === thread.pid && tid === thread.tid && ph !== 'M';

/** Until when something worked, by the clock of its thread. */
export const endOf = ({ tts = Number.NaN, tdur = 0 }: TraceEvent): number => tts + tdur;
