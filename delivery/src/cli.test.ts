import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { cli } from './processes.ts';

const run = promisify(execFile);

/** As if the tests had their full priority, which no process can raise. */
const recording = `data:text/javascript,import os from 'node:os';import { syncBuiltinESMExports } from 'node:module';
const given = new Set();
os.getPriority = () => 0;
os.setPriority = (thread, priority) => given.add(priority);
syncBuiltinESMExports();
process.on('exit', () => process.stdout.write(JSON.stringify([...given])));`;

async function expectPriorities(name: string, priorities: readonly number[]) {
  const { stdout } = await run(process.execPath, ['--import', recording, cli, name, '--help']);

  expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toEqual(priorities);
}

const [answers, isAwaited, isPatient] = [[], [10], [15]];

test.for([
  ['serve', answers],
  ['rollback', isAwaited],
  ['release', isPatient],
] as const)('npm run %s: the priority that its process takes', ([name, priorities]) =>
  expectPriorities(name, priorities),
);

describe('more commands', { tags: ['all'] }, () =>
  test.for([
    ['start', answers],
    ['dev', answers],
    ['publish', isAwaited],
    ['trainer', isAwaited],
    ['abort', isAwaited],
    ['prerender', isPatient],
  ] as const)('npm run %s: the priority that its process takes', ([name, priorities]) =>
    expectPriorities(name, priorities),
  ),
);
