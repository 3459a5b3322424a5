import { createHash, randomUUID } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** In milliseconds, for drafts of other machines. */
const oldAge = 24 * 60 * 60_000;

/** Names of processes mean something on this machine and in this container. */
const machine = createHash('sha256').update(`${hostname()} ${processNames()}`).digest('hex').slice(0, 8);

function processNames(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

export const draftName = (pid = process.pid): string => `draft-${machine}-${pid}-${randomUUID()}`;

export async function removeEndedDrafts({ directory }: { directory: string }): Promise<void> {
  for (const folder of [directory, ...(await foldersIn(directory))])
    for (const name of await readdir(folder).catch(() => []))
      if (await isLeft(folder, name)) await rm(join(folder, name), { recursive: true, force: true });
}

async function foldersIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(directory, name));
}

async function isLeft(folder: string, name: string): Promise<boolean> {
  const [draft, where, pid] = /(?:^|[.-])draft-(?:([\da-f]{8})-(\d+)-)?/.exec(name) ?? [];
  if (draft === undefined) return false;
  if (where === machine && !isRunning(Number(pid))) return true;
  const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
  return mtimeMs < Date.now() - oldAge;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
