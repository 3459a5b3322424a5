import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Registry } from '@agile-languages/shared/registry';
import { documentFile, readPageList } from '../store/page-list.ts';
import { namesIn, releaseIn } from '../store/registry.ts';
import type { Store } from '../store/store.ts';
import type { FaultPoint, StrikeFault } from './fault-points.ts';

const run = promisify(execFile);
const faults: readonly StrikeFault[] = ['kill', 'torn', 'full'];

/**
 * Runs a program that changes the site and meets the fault of the task.
 *
 * @param task `<store>` in it stands for the folder of the site
 */
export async function strikeWith(
  program: string,
  { directory }: Store,
  task: Omit<FaultPoint, 'directory'>,
): Promise<{ steps: string[]; code: unknown }> {
  const text = JSON.stringify({ ...task, directory }).replaceAll('<store>', directory);
  return run(process.execPath, [program, text]).then(
    ({ stdout }) => ({ steps: JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]'), code: 0 }),
    (cause) => ({ steps: [], code: cause.signal ?? cause.code }),
  );
}

export const everyFaultAt = (steps: readonly string[]) =>
  faults.flatMap((fault) => steps.map((step, index) => ({ fault, step, at: index + 1 })));

/** The releases, and every page with the hash of its text. */
export async function viewIn(folder: string, registry: Registry | undefined): Promise<string> {
  const pages = Object.entries((await readPageList(folder))?.pages ?? {}).toSorted();
  const texts = pages.map(async ([key, page]) => `${key} ${await hashOf(documentFile(folder, page))}`);
  const releases = namesIn(registry).map((name) => `${name} ${releaseIn(registry, name)}`);
  return [...releases, ...(await Promise.all(texts))].join('\n');
}

const hashOf = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
