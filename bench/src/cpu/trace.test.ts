import { describe, expect, test } from 'vitest';
import { mainThread, type TraceEvent, threadTime, untilPainted } from './trace.ts';

describe('main thread', () => {
  const event = (pid: number, ts: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
    name: `event of ${pid}`,
    ph: 'X',
    pid,
    tid: 1,
    ts,
    ...more,
  });

  const thread = (pid: number, name: string) => event(pid, 0, { name: 'thread_name', ph: 'M', args: { name } });

  test('several pages and other threads: the events of the page that worked most, by their beginning', () => {
    const events = [
      thread(1, 'CrRendererMain'),
      thread(2, 'CrRendererMain'),
      thread(3, 'Compositor'),
      event(1, 10, { tdur: 5 }),
      event(2, 30, { tdur: 10 }),
      event(2, 20, { tdur: 10 }),
      event(3, 5, { tdur: 100 }),
    ];

    expect(mainThread(events).map(({ pid, ts }) => [pid, ts])).toEqual([
      [2, 20],
      [2, 30],
    ]);
  });

  test('events that begin together: the longest first, since the others are part of it', () => {
    const events = [thread(1, 'CrRendererMain'), event(1, 10, { dur: 2 }), event(1, 10, { dur: 9 })];

    expect(mainThread(events).map(({ dur }) => dur)).toEqual([9, 2]);
  });

  test('no main thread: an error', () => {
    expect(() => mainThread([event(1, 10)])).toThrow('no main thread');
  });
});

describe('first paint', () => {
  const event = (name: string, at: number, type?: string): TraceEvent => ({
    name,
    ph: 'X',
    pid: 1,
    tid: 1,
    ts: at + 100,
    dur: 5,
    tts: at,
    tdur: 5,
    ...(type && { args: { data: { type } } }),
  });

  test('click, heading, frames: from the click until the first frame after the heading is handed over', () => {
    const events = [
      event('EventDispatch', 0, 'click'),
      event('Paint', 10),
      event('Commit', 20),
      event('heading /test', 30),
      event('Paint', 40),
      event('Commit', 50),
      event('Paint', 60),
      event('Commit', 70),
    ];

    expect(untilPainted(events, 'heading /test')).toEqual({ from: 0, to: 55 });
  });

  test('heading that was there before the click: is not the one', () => {
    const events = [
      event('heading /test', 0),
      event('EventDispatch', 10, 'click'),
      event('heading /test', 30),
      event('Paint', 40),
      event('Commit', 50),
    ];

    expect(untilPainted(events, 'heading /test')).toEqual({ from: 10, to: 55 });
  });

  test('heading that was never painted: an error', () => {
    const events = [event('EventDispatch', 0, 'click'), event('heading /test', 30)];

    expect(() => untilPainted(events, 'heading /test')).toThrow('painted heading /test');
  });

  test('other events than a click: no click', () => {
    const events = [
      event('EventDispatch', 0, 'mouseup'),
      event('heading /test', 30),
      event('Paint', 40),
      event('Commit', 50),
    ];

    expect(() => untilPainted(events, 'heading /test')).toThrow('no click');
  });
});

describe('time of a thread', () => {
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
});
