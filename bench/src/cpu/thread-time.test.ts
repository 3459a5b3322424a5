import { expect, test } from 'vitest';
import { threadTime } from './thread-time.ts';
import type { TraceEvent } from './trace-events.ts';

/** Something that began at this millisecond and took so many, of which the thread worked all but `waited`. */
const event = (name: string, at: number, took: number, { waited = 0, slept = 0 } = {}): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 1,
  ts: at * 1000,
  dur: took * 1000,
  tts: (at - slept) * 1000,
  tdur: (took - waited) * 1000,
});

test('layout that a function asks for: counted as layout, the rest of the function as functions', () => {
  const events = [event('RunTask', 0, 20), event('FunctionCall', 2, 10), event('Layout', 4, 3)];

  expect(threadTime(events, 0, 20_000)).toMatchObject({ functions: 7, layout: 3, other: 10, script: 7, total: 20 });
});

test('compile and evaluation: both are script', () => {
  const events = [event('EvaluateScript', 0, 10), event('v8.compile', 1, 4)];

  expect(threadTime(events, 0, 10_000)).toMatchObject({ compile: 4, evaluate: 6, script: 10 });
});

test('event without a kind: counted as what it is part of', () => {
  const events = [event('Paint', 0, 10), event('PaintImage', 2, 5)];

  expect(threadTime(events, 0, 10_000)).toMatchObject({ paint: 10, other: 0 });
});

test('event that began before the first moment or ends after the last: only what is between', () => {
  const events = [event('FunctionCall', 0, 10), event('Layout', 10, 10)];

  expect(threadTime(events, 4_000, 12_000)).toMatchObject({ functions: 6, layout: 2, total: 8 });
});

test('thread that waits: the time in which it does not work counts for nothing', () => {
  const events = [event('FunctionCall', 0, 10, { waited: 6 }), event('Paint', 50, 5, { slept: 46 })];

  expect(threadTime(events, 0, 9_000)).toMatchObject({ functions: 4, paint: 5, other: 0, total: 9 });
});

test('garbage within a function: counted by itself, not as script', () => {
  const events = [event('FunctionCall', 0, 10), event('MinorGC', 3, 2)];

  expect(threadTime(events, 0, 10_000)).toMatchObject({ functions: 8, garbage: 2, script: 8 });
});
