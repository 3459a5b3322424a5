import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../paths.ts';

const tsc = join(createRequire(import.meta.url).resolve('typescript/package.json'), '../bin/tsc');

/** `report` gets the first error of each pass, or ''. @returns ends it */
export function watchTypes(report: (error: string) => void, checkout = root): () => void {
  const args = ['-b', '--watch', '--preserveWatchOutput', '--pretty', 'false'];
  const child = spawn(process.execPath, [tsc, ...args], { cwd: checkout, stdio: ['ignore', 'pipe', 'ignore'] });
  const read = firstErrors(report);
  createInterface(child.stdout).on('line', read);
  return () => void child.kill();
}

export function firstErrors(report: (error: string) => void): (line: string) => void {
  let first = '';
  let reported = '';
  return (line) => {
    const [, file, row, error] = /^(\S.*?)\((\d+),\d+\): error (TS\d+: .*)$/.exec(line) ?? [];
    if (file && !first) first = `${file}:${row}\n${error}`;
    if (!/Found \d+ errors?\. Watching/.test(line)) return;
    if (first !== reported) report(first);
    [reported, first] = [first, ''];
  };
}
