import { fork } from 'node:child_process';
import { once } from 'node:events';
import { line } from '../progress.ts';
import type { Store } from './store.ts';

/** What the process is told that compresses. */
export interface LiveFiles {
  /** Folder of the store. */
  directory: string;
  /** Folders whose files are compressed as well, with drafts of the copies beside the folder. */
  others: readonly string[];
  /** `low`: the process gives way to all others. */
  priority: 'low' | 'normal';
}

interface CompressOptions extends Partial<Omit<LiveFiles, 'directory'>> {
  /** Ends it, which harms nothing. */
  stopping?: AbortSignal | undefined;
}

/**
 * Compresses the files of what is live that have no compressed copies yet, in a process that ends with this one.
 *
 * @param options.priority default `low`
 * @returns how many files had no copies
 */
export async function compressLive(
  { directory }: Pick<Store, 'directory'>,
  { others = [], priority = 'low', stopping }: CompressOptions = {},
): Promise<number> {
  if (stopping?.aborted) return 0;
  const child = fork(new URL('./compress-live.child.ts', import.meta.url));
  const stop = () => child.kill();
  stopping?.addEventListener('abort', stop);
  let found = 0;
  child.on('message', (count: number) => {
    found = count;
  });
  child.send({ directory, others, priority } satisfies LiveFiles);
  const [code] = await once(child, 'exit');
  stopping?.removeEventListener('abort', stop);
  if (code !== 0 && !stopping?.aborted) line('Some files have no compressed copies yet.');
  return found;
}
