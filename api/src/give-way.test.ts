import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import os, { platform } from 'node:os';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { giveWay, sessionsGiveWay } from './give-way.ts';

const isLinux = platform() === 'linux';
const setPriority = vi.fn<(...given: number[]) => void>();

/** The tests themselves may run with a low priority, which no process can raise. */
function startWith(priority: number, set: (...given: number[]) => void = setPriority): void {
  vi.spyOn(os, 'getPriority').mockReturnValue(priority);
  vi.spyOn(os, 'setPriority').mockImplementation(set);
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
}

beforeEach(() => setPriority.mockReset());

test.each([
  ['awaited', 10],
  ['patient', 15],
] as const)('process that is %s: all its threads give way', (to, priority) => {
  startWith(0);
  const threads = isLinux ? readdirSync('/proc/self/task').map(Number) : [0];

  giveWay(to);

  expect(setPriority.mock.calls).toEqual(expect.arrayContaining(threads.map((thread) => [thread, priority])));
  expect(new Set(setPriority.mock.calls.map(([, given]) => given))).toEqual(new Set([priority]));
});

test('process that serves: as it was', () => {
  startWith(0);

  giveWay('serving');

  expect(setPriority).not.toHaveBeenCalled();
});

test('process that somebody has started with a lower priority: it keeps it', () => {
  startWith(12);

  giveWay('awaited');

  expect(setPriority).not.toHaveBeenCalled();
});

test.runIf(isLinux)('thread that gives way: the others of its process do not', () => {
  startWith(0);

  giveWay('patient', 'thread');

  expect(setPriority.mock.calls).toEqual([[0, 15]]);
});

test('system that refuses: nothing happens', () => {
  let asked = 0;
  startWith(0, () => {
    asked += 1;
    throw new Error('test: EACCES');
  });

  giveWay('patient');

  expect(asked).toBeGreaterThan(0);
});

test.runIf(existsSync('/proc/self/autogroup'))(
  'sessions that children have begun: they give way, ours does not',
  async ({ skip }) => {
    const child = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' });
    onTestFinished(() => {
      child.kill();
    });
    const shareOf = (process: number | string) => readFileSync(`/proc/${process}/autogroup`, 'utf8');
    const before = shareOf('self');
    if (shareOf(child.pid ?? '') === before) skip('sessions have no shares here');

    // Without root Linux refuses a second change within a tenth of a second.
    await expect
      .poll(() => {
        sessionsGiveWay();
        return shareOf(child.pid ?? '');
      })
      .toContain('nice 5');
    expect(shareOf('self')).toBe(before);
  },
);
