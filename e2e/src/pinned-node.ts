import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const name = process.platform === 'win32' ? 'node.cmd' : 'node';
const brought = join(import.meta.dirname, '../../node_modules/.bin', name);

/** The Node that the project brings along, or the one running when there is none for this machine. */
export const pinnedNode = existsSync(brought) ? brought : process.execPath;

/** Continues under the Node that the project brings along when another one was used to start. */
export function underPinnedNode(): void {
  if (process.versions.node.startsWith('26.') || pinnedNode === process.execPath || process.env.PINNED_NODE) return;
  const { status } = spawnSync(pinnedNode, process.argv.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, PINNED_NODE: '1' },
  });
  process.exit(status ?? 1);
}
