import { endOf, type TraceEvent } from './trace-events.ts';

/** What a main thread works at. */
export const kinds = ['compile', 'evaluate', 'functions', 'garbage', 'style', 'layout', 'paint', 'other'] as const;
type Kind = (typeof kinds)[number];

/** Milliseconds that a thread worked, by what it did; `total` is all of it, `script` what is compiled and run. */
export type ThreadTime = Record<Kind | 'script' | 'total', number>;

/** Kinds by the names of events. What has another name counts as what it is part of. */
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
 * How long a thread worked between two moments of its own clock. Each event counts without those that are part of it, so
 * that layout which a function asks for counts as layout.
 * @param events of one thread, by their beginning
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
