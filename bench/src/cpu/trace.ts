/** Times in microseconds. */
export interface TraceEvent {
  name: string;
  /** `X` has a beginning and an end, `M` names a thread, others are a moment. */
  ph: string;
  pid: number;
  tid: number;
  /** By the clock on the wall. */
  ts: number;
  dur?: number;
  /** By the clock of the thread, which stands still while the thread does nothing. */
  tts?: number;
  tdur?: number;
  args?: { name?: string; data?: { type?: string } };
}

/** The one that has worked most. */
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

export const endOf = ({ tts = Number.NaN, tdur = 0 }: TraceEvent): number => tts + tdur;

/** Microseconds until the result of a click was handed over to be drawn. */
interface Span {
  from: number;
  to: number;
}

/** @param events of the main thread, by their beginning @param mark set when the heading was there */
export function untilPainted(events: readonly TraceEvent[], mark: string): Span {
  const click = events.findLast(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click');
  const after = (start: TraceEvent | undefined, wanted: string) =>
    events.find(({ name, ts }) => start && name === wanted && ts >= start.ts);
  const marked = after(click, mark);
  const frame = after(after(marked, 'Paint'), 'Commit');
  if (!click || !marked || !frame) throw new Error(`The trace has no click followed by a painted ${mark}.`);
  return { from: click.tts ?? Number.NaN, to: endOf(frame) };
}

export const kinds = ['compile', 'evaluate', 'functions', 'garbage', 'style', 'layout', 'paint', 'other'] as const;
type Kind = (typeof kinds)[number];

/** Milliseconds. `total` is all work, `script` compiling and running. */
export type ThreadTime = Record<Kind | 'script' | 'total', number>;

/** An event of another name counts as the event around it. */
const kindOf: Readonly<Record<string, Kind>> = {
  'v8.compile': 'compile',
  'V8.CompileCode': 'compile',
  'V8.CompileLazy': 'compile',
  EvaluateScript: 'evaluate',
  FunctionCall: 'functions',
  EventDispatch: 'functions',
  TimerFire: 'functions',
  FireAnimationFrame: 'functions',
  FireIdleCallback: 'functions',
  RunMicrotasks: 'functions',
  MinorGC: 'garbage',
  MajorGC: 'garbage',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  RunTask: 'other',
  ParseHTML: 'other',
  HitTest: 'other',
};

/**
 * Layout that a function asks for counts as layout. `from` and `to` by the clock of the thread. @param events of one
 * thread, by their beginning
 */
export function threadTime(events: readonly TraceEvent[], from: number, to: number): ThreadTime {
  const time = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  const open: { until: number; kind: Kind }[] = [];
  for (const event of events) {
    if (event.ph !== 'X' || event.tts === undefined) continue;
    while ((open.at(-1)?.until ?? Number.POSITIVE_INFINITY) <= event.ts) open.pop();
    const outer = open.at(-1)?.kind;
    const kind = kindOf[event.name] ?? outer ?? 'other';
    const within = Math.max(0, Math.min(endOf(event), to) - Math.max(event.tts, from)) / 1000;
    time[kind] += within;
    if (outer) time[outer] -= within;
    open.push({ until: event.ts + (event.dur ?? 0), kind });
  }
  const total = (to - from) / 1000;
  const script = time.compile + time.evaluate + time.functions;
  const known = kinds.reduce((sum, kind) => (kind === 'other' ? sum : sum + time[kind]), 0);
  return { ...time, other: total - known, script, total };
}
