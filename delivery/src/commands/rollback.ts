import { readArgs } from '@agile-languages/shared/build/checkout';
import { UserError } from '@agile-languages/shared/errors';
import type { AreaDescription } from '@agile-languages/shared/registry';
import { line } from '../output.ts';
import { readHistory } from '../store/history.ts';
import { readRegistry, registryWith, releaseIn } from '../store/registry.ts';
import { readDescription } from '../store/release-description.ts';
import type { Store } from '../store/store.ts';
import { nameAmong } from './arguments.ts';
import { changeSite } from './change-site.ts';
import type { Extras, SiteToChange } from './extras.ts';
import { knownNames } from './known-areas.ts';
import { usages } from './usages.ts';

export async function rollback(args: string[], extras: Extras): Promise<void> {
  const { name: area, flags, texts } = readArgs(args, usages.rollback);
  const isDryRun = flags.has('dry-run');
  const nameIn = async (store: Store) => nameAmong(knownNames(await readRegistry(store)), area);
  const goBack = async ({ store, live, activate }: SiteToChange) => {
    const name = await nameIn(store);
    const release = releaseIn(live, name);
    if (!live || !release) throw new UserError(`${name} is not live here, so it cannot go back.`);
    const target = texts.to ? await findRelease(store, name, texts.to) : await releaseBefore(store, name, release);
    if (target === release) throw new UserError(`${name} is at ${target} already.`);
    const registry = await registryWith(store, name, target);
    const activation = await activate({
      releases: { [name]: target },
      note: { kind: 'rollback', why: texts.why ?? '' },
      removes: true,
      isDryRun,
      ...(registry && { back: { name, folder: store.pages(registry.revision) } }),
    });
    if (isDryRun) line(`${name} would go back from ${release} to ${target}. Nothing has changed.`);
    else line(`${name} is back at ${target}, revision ${activation?.registry.revision}.`);
  };
  await changeSite(extras, goBack, { expect: nameIn });
}

async function releaseBefore(store: Store, name: string, live: string): Promise<string> {
  const order = await releaseOrder(store, name);
  const before = order[order.lastIndexOf(live) - 1];
  if (!before) throw new UserError(`There is no release of ${name} before ${live}.`);
  return before;
}

async function findRelease(store: Store, name: string, wanted: string): Promise<string> {
  const hashes = await pastReleases(store, name);
  if (hashes.includes(wanted)) return wanted;
  const past = await withVersions(store, name, hashes);
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

async function pastReleases(store: Store, name: string): Promise<string[]> {
  const activated = (await readHistory(store))
    .flatMap(({ changes }) => changes)
    .filter((change) => change.name === name);
  return [...new Set(activated.map(({ to }) => to).toReversed())].toReversed();
}

/** A file is read for each. */
const withVersions = (store: Store, name: string, hashes: readonly string[]) =>
  Promise.all(
    hashes.map(async (hash) => {
      const description = await readDescription<AreaDescription>(store, name, hash).catch(() => undefined);
      return { hash, version: description?.version };
    }),
  );

/** Without releases that a rollback gave up. */
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
