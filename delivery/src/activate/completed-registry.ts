import { rm } from 'node:fs/promises';
import type { Registry } from '@agile-languages/shared/registry';
import { claimedRegistry } from '../store/claim-revision.ts';
import { appendHistory, isRecorded, type ReleaseChange } from '../store/history.ts';
import { namesIn, readRegistry, releaseIn, replaceRegistry } from '../store/registry-file.ts';
import type { Store } from '../store/store.ts';

/**
 * The live registry. A revision that a process had claimed, complete and tried, before it ended is made live first: it
 * has been decided. A folder that is no such revision is removed, because it would stand in the way of the next one.
 */
export async function completedRegistry(store: Store): Promise<Registry | undefined> {
  let registry = await readRegistry(store);
  for (;;) {
    const revision = (registry?.revision ?? 0) + 1;
    const claimed = await claimedRegistry(store, revision);
    if (claimed?.revision !== revision) {
      await rm(store.pages(revision), { recursive: true, force: true });
      return registry;
    }
    if (!(await isRecorded(store, revision))) {
      const changes = changesBetween(registry, claimed);
      await appendHistory(store, { kind: 'release', why: 'finished for a process that ended', revision, changes });
    }
    await replaceRegistry(store, claimed);
    registry = claimed;
  }
}

const changesBetween = (before: Registry | undefined, after: Registry): ReleaseChange[] =>
  namesIn(after).flatMap((name) => {
    const [from, to] = [releaseIn(before, name) ?? null, releaseIn(after, name) ?? ''];
    return from === to ? [] : [{ name, from, to }];
  });
