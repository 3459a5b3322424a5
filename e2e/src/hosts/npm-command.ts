import { pinnedNode } from '@agile-languages/shared/build/checkout';
import { type RunResult, run } from '../run.ts';

const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];

/** Runs npm in a folder: the one that has started the tests, or else that of this machine. */
export function runNpm(args: readonly string[], cwd: string): Promise<RunResult> {
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm ? [pinnedNode, npm] : ['npm'];
  return run(command, [...first, ...args, ...flags], { cwd, limit: 120_000 });
}
