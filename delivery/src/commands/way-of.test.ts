import { execFile } from 'node:child_process';
import { getPriority } from 'node:os';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { cli } from '../processes.ts';

const run = promisify(execFile);

const atTheEnd = "data:text/javascript,import os from 'node:os';process.on('exit',()=>console.log(os.getPriority()))";

test.for([
  ['serve', 0],
  ['rollback', 10],
  ['release', 15],
] as const)('npm run %s: the priority of its process', async ([name, priority]) => {
  const { stdout } = await run(process.execPath, ['--import', atTheEnd, cli, name, '--help']);

  // Somebody may have started the tests with a lower one.
  expect(Number(stdout.trim().split('\n').at(-1))).toBe(Math.max(priority, getPriority()));
});
