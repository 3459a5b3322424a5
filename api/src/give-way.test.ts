import { execFileSync } from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import os, { getPriority, platform } from 'node:os';
import { expect, onTestFinished, test, vi } from 'vitest';
import { giveWay } from './give-way.ts';

const module = new URL('./give-way.ts', import.meta.url).href;

/** @returns the priorities of its threads and of a process that it starts */
function prioritiesAfter(work: string): number[] {
  const script = `
    import { execFileSync } from 'node:child_process';
    import { readdirSync } from 'node:fs';
    import { readFile } from 'node:fs/promises';
    import { getPriority } from 'node:os';
    import { giveWay } from ${JSON.stringify(module)};
    await readFile(process.execPath, { encoding: null, flag: 'r' });
    ${work}
    const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0];
    const started = execFileSync(process.execPath, ['-p', 'os.getPriority()'], { encoding: 'utf8' });
    console.log(JSON.stringify([...threads.map((thread) => getPriority(thread)), Number(started)]));
  `;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }));
}

test.each([
  ['serving', 0],
  ['awaited', 10],
  ['patient', 15],
])('process that is %s: all its threads give way, also those that ran before, and what it starts', (to, priority) => {
  const found = prioritiesAfter(`giveWay('${to}');`);

  expect(found.length).toBeGreaterThan(1);
  expect(new Set(found)).toEqual(new Set([Math.max(priority, getPriority())]));
});

test('process that somebody has started with a lower priority: it keeps it', () => {
  expect(prioritiesAfter("giveWay('patient'); giveWay('awaited');")).not.toContain(10);
});

test.runIf(platform() === 'linux')('thread that gives way: the others of its process do not', () => {
  expect(prioritiesAfter("giveWay('patient', 'thread');")).toContain(getPriority());
});

test('system that refuses: nothing changes', () => {
  vi.spyOn(os, 'setPriority').mockImplementation(() => {
    throw new Error('test: EACCES');
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  const before = getPriority();

  giveWay('patient');

  expect(getPriority()).toBe(before);
});
