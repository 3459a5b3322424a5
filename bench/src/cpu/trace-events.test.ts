import { expect, test } from 'vitest';
import { mainThread, type TraceEvent } from './trace-events.ts';

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
