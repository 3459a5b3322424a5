import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const pinnedMajor = 26;
const binary = join(import.meta.dirname, '../../node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

/**
 * Starts this program again under the Node that comes with the repository when another one runs it, because
 * better-sqlite3 crashes under Node 20. Answers whether it did; the caller then has nothing more to do.
 */
export function restartUnderPinnedNode(): boolean {
  if (Number.parseInt(process.versions.node, 10) === pinnedMajor || !existsSync(binary)) return false;
  const child = spawn(binary, process.argv.slice(1), { stdio: 'inherit', shell: process.platform === 'win32' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
  return true;
}
