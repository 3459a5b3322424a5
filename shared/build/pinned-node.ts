import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const onWindows = process.platform === 'win32';
const brought = join(import.meta.dirname, '../../node_modules/.bin', onWindows ? 'node.cmd' : 'node');

/** The Node that the project brings along, or the one running when there is none for this machine. */
export const pinnedNode = existsSync(brought) ? brought : process.execPath;

/**
 * Continues under the Node that the project brings along when another one was used to start, because addons crash under
 * old ones. The other process gets the signals of this one; this one ends with its exit code and never returns.
 */
export async function underPinnedNode(): Promise<void> {
  if (process.versions.node.startsWith('26.') || pinnedNode === process.execPath || process.env.PINNED_NODE) return;
  const child = spawn(pinnedNode, process.argv.slice(1), {
    stdio: 'inherit',
    shell: onWindows,
    env: { ...process.env, PINNED_NODE: '1' },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  process.exit(code ?? 1);
}
