import { expect, test } from 'vitest';
import { untilPainted } from './first-paint.ts';
import type { TraceEvent } from './trace-events.ts';

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
