import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Continues under the Node that the project brings along when another one was used to start. */
export function underPinnedNode(): void {
  const name = process.platform === 'win32' ? 'node.cmd' : 'node';
  const pinned = join(import.meta.dirname, '../../node_modules/.bin', name);
  if (process.versions.node.startsWith('26.') || !existsSync(pinned) || process.env.PINNED_NODE) return;
  const { status } = spawnSync(pinned, process.argv.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, PINNED_NODE: '1' },
  });
  process.exit(status ?? 1);
}
