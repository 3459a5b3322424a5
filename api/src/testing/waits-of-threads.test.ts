import { spawn } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { parentOf, type Waits, waitedBetween, waitsOf } from './waits-of-threads.ts';

const waits = (of: Record<string, [name: string, wait: number]>): Waits =>
  new Map(Object.entries(of).map(([thread, [name, wait]]) => [thread, { name, wait }]));

test('threads of one name: the one that waited longest counts, others do not', () => {
  const before = waits({ a: ['main', 5], b: ['helper', 1], c: ['helper', 1], d: ['other', 0] });
  const after = waits({ a: ['main', 15], b: ['helper', 4], c: ['helper', 8], d: ['other', 90] });

  expect(waitedBetween(before, after, ['main', 'helper'])).toBe(17);
});

test('process that works: what it works is no wait', () => {
  const [before, start] = [waitsOf(process.pid), performance.now()];
  while (performance.now() - start < 50);

  const waited = waitedBetween(before, waitsOf(process.pid), []);

  expect(waited).toBeLessThan(performance.now() - start);
});

test.skipIf(process.platform !== 'linux')('parent: the processes that it has started count too', () => {
  const child = spawn('sleep', ['60']);
  onTestFinished(() => void child.kill());
  const { pid = 0 } = child;

  expect(parentOf(pid)).toBe(process.pid);
  expect([...waitsOf(0, process.pid).keys()]).toContain(`/proc/${pid}/task/${pid}`);
});
