import { UserError } from '@agile-languages/shared/errors';
import type { AreaDescription } from '@agile-languages/shared/registry';
import { readHistory } from '../store/history.ts';
import { readDescription } from '../store/release-description.ts';
import type { Store } from '../store/store.ts';

/** The release that was live before this one. @throws {UserError} when there is none */
export async function releaseBefore(store: Store, name: string, live: string): Promise<string> {
  const order = await releaseOrder(store, name);
  const before = order[order.lastIndexOf(live) - 1];
  if (!before) throw new UserError(`There is no release of ${name} before ${live}.`);
  return before;
}

/**
 * The past release with this version, or whose hash begins like this.
 *
 * @throws {UserError} when none or several fit
 */
export async function findRelease(store: Store, name: string, wanted: string): Promise<string> {
  const past = await pastReleases(store, name);
  const fitting = past.filter(
    ({ hash, version }) => version === wanted || (wanted.length > 3 && hash.startsWith(wanted)),
  );
  const [found, ...others] = fitting;
  if (!found) {
    const last = past.slice(-5).map(({ hash, version }) => (version ? `${hash} (${version})` : hash));
    throw new UserError(`There was no release ${wanted} of ${name}. The last ones were: ${last.join(', ') || 'none'}.`);
  }
  if (others.length > 0)
    throw new UserError(`${wanted} fits several releases of ${name}: ${fitting.map(({ hash }) => hash).join(', ')}.`);
  return found.hash;
}

/** Every release of an area that was live, in the order in which it last became so. */
async function pastReleases(store: Store, name: string): Promise<{ hash: string; version: string | undefined }[]> {
  const activated = (await readHistory(store))
    .flatMap(({ changes }) => changes)
    .filter((change) => change.name === name);
  const hashes = [...new Set(activated.map(({ to }) => to).toReversed())].toReversed();
  return Promise.all(
    hashes.map(async (hash) => {
      const description = await readDescription<AreaDescription>(store, name, hash).catch(() => undefined);
      return { hash, version: description?.version };
    }),
  );
}

/** Releases of an area in the order in which they became live, without those that a rollback gave up. */
async function releaseOrder(store: Store, name: string): Promise<string[]> {
  const order: string[] = [];
  for (const { kind, changes } of await readHistory(store))
    for (const change of changes)
      if (change.name === name) {
        const at = kind === 'rollback' ? order.lastIndexOf(change.to) : -1;
        if (at >= 0) order.length = at + 1;
        else order.push(change.to);
      }
  return order;
}
