import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { cli } from '../processes.ts';
import { wayOf } from './way-of.ts';

const run = promisify(execFile);

/** As if the tests had their full priority, which no process can raise. */
const recording = `data:text/javascript,import os from 'node:os';import { syncBuiltinESMExports } from 'node:module';
const given = new Set();
os.getPriority = () => 0;
os.setPriority = (thread, priority) => given.add(priority);
syncBuiltinESMExports();
process.on('exit', () => process.stdout.write(JSON.stringify([...given])));`;

test.for([
  ['serve', []],
  ['rollback', [10]],
  ['release', [15]],
] as const)('npm run %s: the priority that its process takes', async ([name, priorities]) => {
  const { stdout } = await run(process.execPath, ['--import', recording, cli, name, '--help']);

  expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toEqual(priorities);
});

test('commands: what answers serves, what somebody waits for is awaited, everything else is patient', () => {
  expect(['start', 'serve', 'dev'].map(wayOf)).toEqual(['serving', 'serving', 'serving']);
  expect(['publish', 'trainer', 'rollback', 'abort'].map(wayOf)).toEqual(Array(4).fill('awaited'));
  expect(['release', 'preview', 'prerender', 'retire', undefined].map(wayOf)).toEqual(Array(5).fill('patient'));
});
