import { rm } from 'node:fs/promises';
import { UserError } from '@agile-languages/shared/errors';
import { line } from '../output.ts';
import { locked } from './file-lock.ts';
import { type HeldLock, Overtaken } from './lock.ts';
import { noteMissing } from './replace-noted.ts';
import { type Store, storeIn } from './store.ts';

export interface ReleaseStore {
  served: Store;
  refresh: () => Promise<void>;
  /** All of its folder is live then, or nothing. It may run again. */
  change: <Result>(work: (store: Store, held?: HeldLock) => Promise<Result>) => Promise<Result>;
  follow: (stopping: AbortSignal) => void;
}

interface StoreLocation {
  releasesDir: string;
  releasesUrl?: string;
}

export type OpenSharedStore = (url: string, served: Store) => Promise<ReleaseStore>;

interface OpenOptions extends Partial<Pick<Store, 'compressesFirst'>> {
  openShared: OpenSharedStore | undefined;
}

/** Other machines copy the files. */
export async function openReleaseStore(
  { releasesDir, releasesUrl }: StoreLocation,
  { openShared, compressesFirst = 'releases' }: OpenOptions,
): Promise<ReleaseStore> {
  if (!releasesUrl) return folderStore(storeIn(releasesDir, { compressesFirst }));
  if (!openShared) throw new UserError('RELEASES_URL is set, but this installation has no object storage.');
  return openShared(releasesUrl, storeIn(releasesDir));
}

const folderStore = (store: Store): ReleaseStore => ({
  served: store,
  refresh: async () => {},
  change: (work) =>
    locked(store, async (held) => {
      await noteMissing(store);
      try {
        return await work(store, held);
      } catch (cause) {
        if (!(cause instanceof Overtaken)) throw cause;
        line('Another release became live meanwhile. Once more, on top of it.');
        try {
          return await work(store);
        } finally {
          if (cause.unfinished) await rm(cause.unfinished, { recursive: true, force: true }).catch(() => {});
        }
      }
    }),
  follow: () => {},
});
