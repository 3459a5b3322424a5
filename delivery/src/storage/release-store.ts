import { rm } from 'node:fs/promises';
import { line } from '../progress.ts';
import { locked } from '../store/lock.ts';
import { type Store, storeIn } from '../store/store.ts';
import { Overtaken, type Turn } from '../store/with-lock.ts';

/** Where releases, history and what is live are kept. */
export interface ReleaseStore {
  /** The folder on this machine that the site is served and read from. */
  served: Store;
  /** Brings that folder up to date. */
  refresh: () => Promise<void>;
  /**
   * Runs work that changes the store, while no other command does. What it leaves in the folder that it is given is live
   * then, all of it or nothing.
   *
   * @param work may run again, on top of what has become live meanwhile. With a turn it may leave that to others while it
   *   changes nothing
   * @throws {UserError} when it is nobody's turn in time
   */
  change: <Result>(work: (store: Store, turn?: Turn) => Promise<Result>) => Promise<Result>;
  /** Brings the folder up to date within a second of each change, for as long as a process serves it. */
  follow: (stopping: AbortSignal) => void;
}

interface StoreLocation {
  /** Folder of this machine. */
  releasesDir: string;
  /** Object storage that several machines share. Default: none, the folder itself is the store. */
  releasesUrl?: string;
}

/**
 * Opens the store of a site. The SDK of object storage is loaded where there is one.
 *
 * @param options.compressesFirst default `releases`; with object storage always `all`, since other machines copy the files
 */
export async function openReleaseStore(
  { releasesDir, releasesUrl }: StoreLocation,
  { compressesFirst = 'releases' }: Partial<Pick<Store, 'compressesFirst'>> = {},
): Promise<ReleaseStore> {
  if (!releasesUrl) return folderStore(storeIn(releasesDir, { compressesFirst }));
  const [{ createS3Storage }, { objectStore }] = await Promise.all([
    import('./s3-storage.ts'),
    import('./object-store.ts'),
  ]);
  return objectStore(createS3Storage(releasesUrl), storeIn(releasesDir));
}

/** A folder, also one that several machines share: whatever is in it is live. */
const folderStore = (store: Store): ReleaseStore => ({
  served: store,
  refresh: async () => {},
  change: (work) =>
    locked(store, async (turn) => {
      try {
        return await work(store, turn);
      } catch (cause) {
        if (!(cause instanceof Overtaken)) throw cause;
        line('Another release became live meanwhile. Once more, on top of it.');
        try {
          return await work(store);
        } finally {
          if (cause.left) await rm(cause.left, { recursive: true, force: true }).catch(() => {});
        }
      }
    }),
  follow: () => {},
});
