import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { logFault } from '../log-fault.ts';
import { line } from '../output.ts';
import { readUses } from './page-list.ts';
import { namesIn, readRegistry, releaseIn } from './registry.ts';
import type { Store } from './store.ts';

export interface LiveFiles {
  directory: string;
  others: readonly string[];
}

interface CompressOptions extends Partial<Omit<LiveFiles, 'directory'>> {
  stopping?: AbortSignal | undefined;
}

/** @returns how many had no copies */
export async function compressLive(
  { directory }: Pick<Store, 'directory'>,
  { others = [], stopping }: CompressOptions = {},
): Promise<number> {
  if (stopping?.aborted) return 0;
  const child = fork(new URL('./compress-live.child.ts', import.meta.url));
  const stop = () => child.kill();
  stopping?.addEventListener('abort', stop);
  let found = 0;
  child.on('message', (count: number) => {
    found = count;
  });
  const ended = once(child, 'exit').catch(() => []);
  child.send({ directory, others } satisfies LiveFiles, () => {});
  const [code] = await ended;
  stopping?.removeEventListener('abort', stop);
  if (code !== 0 && !stopping?.aborted) line('Some files have no compressed copies yet.');
  return found;
}

export async function liveFolders(store: Store): Promise<string[]> {
  const registry = await readRegistry(store);
  if (!registry) return [];
  const releases = namesIn(registry).map((name) => store.release(name, releaseIn(registry, name) ?? ''));
  const pages = store.pages(registry.revision);
  const used = (await readUses(pages)).map(store.pages);
  const folders = [...releases.map((release) => join(release, 'browser')), pages, ...used];
  return folders.filter((folder) => existsSync(folder));
}

/** In milliseconds. */
const interval = 1000;

export async function keepCompressed(store: Store, stopping: AbortSignal): Promise<void> {
  let compressed: number | undefined;

  async function look(): Promise<void> {
    const registry = await readRegistry(store).catch(() => undefined);
    if (!registry || registry.revision === compressed) return;
    compressed = registry.revision;
    await compressLive(store, { stopping });
  }

  while (!stopping.aborted) {
    await look().catch((cause) => logFault('what is live is not compressed', { cause }));
    await wait(interval, undefined, { signal: stopping, ref: false }).catch(() => undefined);
  }
}
