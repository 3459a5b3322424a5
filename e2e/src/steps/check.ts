import { delimiter, join } from 'node:path';
import { root } from '../places.ts';
import { type RunOptions, type RunResult, run } from '../run.ts';
import type { Step } from './step.ts';

const tools = join(root, 'node_modules/.bin');

/** Runs a tool of the project under the Node of the project. */
export function runTool(name: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  const file = join(tools, process.platform === 'win32' ? `${name}.cmd` : name);
  const env = { PATH: `${tools}${delimiter}${process.env.PATH ?? ''}`, ...options.env };
  return run(file, args, { ...options, env });
}

/** A tool that says yes or no: counts as one. */
export const check = (name: string, tool: string, args: readonly string[]): Step => ({
  name,
  work: async () => {
    const { code, output } = await runTool(tool, args);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, summary: '', output };
  },
});
