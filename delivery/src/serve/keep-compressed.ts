import { setTimeout as wait } from 'node:timers/promises';
import { logFault } from '../log-fault.ts';
import { compressLive } from '../store/compress-live.ts';
import { readRegistry } from '../store/registry-file.ts';
import type { Store } from '../store/store.ts';

/** How often it looks whether something else is live, in milliseconds. */
const interval = 1000;

/** Compresses whatever becomes live without compressed copies, for as long as this process serves it. */
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
