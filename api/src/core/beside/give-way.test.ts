import { execFileSync } from 'node:child_process';
import { getPriority } from 'node:os';
import { expect, test } from 'vitest';

const module = new URL('./give-way.ts', import.meta.url).href;

/** @returns the priorities of its threads and of a process that it starts */
function prioritiesAfter(before: string, to: string): number[] {
  const script = `
    import { execFileSync } from 'node:child_process';
    import { readdirSync } from 'node:fs';
    import { readFile } from 'node:fs/promises';
    import { getPriority, setPriority } from 'node:os';
    import { giveWay } from ${JSON.stringify(module)};
    await readFile(process.execPath, { encoding: null, flag: 'r' });
    ${before}
    giveWay(${JSON.stringify(to)});
    const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0];
    const started = execFileSync(process.execPath, ['-p', 'os.getPriority()'], { encoding: 'utf8' });
    console.log(JSON.stringify([...threads.map((thread) => getPriority(thread)), Number(started)]));
  `;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }));
}

test.each([
  ['awaited', 10],
  ['patient', 19],
])('process that is %s: all its threads give way, also those that ran before, and what it starts', (to, priority) => {
  const found = prioritiesAfter('', to);

  expect(found.length).toBeGreaterThan(1);
  expect(new Set(found)).toEqual(new Set([Math.max(priority, getPriority())]));
});

test('process that somebody has started with a lower priority: it keeps it', () => {
  expect(prioritiesAfter("giveWay('patient');", 'awaited')).toContain(19);
});
