/** @module-tag all */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const program = new URL('../testing/endless-drawing.ts', import.meta.url);

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('server that is killed while a drawing never ends: the process that draws ends with it', async () => {
  const server = fork(program);
  const [drawing] = (await once(server, 'message')) as [number];
  expect(isRunning(drawing)).toBe(true);
  server.kill('SIGKILL');

  await expect.poll(() => isRunning(drawing)).toBe(false);
});
