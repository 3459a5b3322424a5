import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AreaDescription, Registry } from '@agile-languages/shared/registry';
import { type FailureCounts, failuresOf } from '../store/failures.ts';
import { type HistoryEntry, readHistory } from '../store/history.ts';
import { namesIn, releaseIn } from '../store/registry-file.ts';
import { readDescription } from '../store/release-description.ts';
import type { Store } from '../store/store.ts';

/** What is live of one area, or of the shell. */
export interface AreaStatus {
  name: string;
  release: string;
  version?: string;
  /** When it became live last, who did it, with which keys, why, and how it was tried. Absent when the history does not say. */
  since?: string;
  who?: string;
  keys?: readonly string[];
  why?: string;
  tried?: string;
  /** Bytes of its browser files, as they are sent to a browser that accepts brotli. */
  size: number;
  /** What browsers have reported of this release. */
  failures: FailureCounts;
}

/** What is live, the shell first. */
export async function siteStatus(store: Store, registry: Registry): Promise<AreaStatus[]> {
  const history = await readHistory(store);
  return Promise.all(
    namesIn(registry).map(async (name) => {
      const release = releaseIn(registry, name) ?? '';
      const { version } = await readDescription<AreaDescription>(store, name, release).catch(() => ({ version: '' }));
      const last = history.findLast(({ changes }) =>
        changes.some((change) => change.name === name && change.to === release),
      );
      return {
        name,
        release,
        ...(version && { version }),
        ...(last && activationOf(last)),
        size: await sizeOf(join(store.release(name, release), 'browser')),
        failures: await failuresOf(store, name, release),
      };
    }),
  );
}

const activationOf = ({ at, who, from, keys, why, kind, tried }: HistoryEntry) => ({
  since: at,
  who: from?.who ?? who,
  ...(keys && { keys }),
  why: why || kind,
  ...(tried && { tried }),
});

async function sizeOf(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true }).catch((): string[] => []);
  const sent = files.filter((file) => !/\.(?:br|gz)$/.test(file));
  const sizes = sent.map(async (file) => {
    const found = await stat(join(folder, files.includes(`${file}.br`) ? `${file}.br` : file));
    return found.isFile() ? found.size : 0;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
