import { expectToFit } from '../activate/check-releases.ts';
import { differingNames, sourceNames } from '../build/sources.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { line } from '../output.ts';
import { declarationOf } from '../release/declaration.ts';
import { isKept, releaseIfChanged } from '../release/keep-release.ts';
import type { Store } from '../store/store.ts';
import { nameAmong } from './arguments.ts';
import { changeSite } from './change-site.ts';
import type { Extras, ReleaseWish, Signer, SiteToChange } from './extras.ts';
import { releaseArea } from './release-area.ts';

/** One build waits for files while others compile. */
const buildsAtOnce = 4;

export async function releaseWorkspace(
  area: string | undefined,
  { why, inBrowser = true, compressesFirst = 'releases', isAgain: _, ...wish }: ReleaseWish,
  signer: Signer | undefined,
  extras: Extras,
): Promise<void> {
  const name = nameAmong(sourceNames(), area);
  const build = buildOnce([name]);
  await changeSite(
    extras,
    async (site) => {
      await expectAllowed(site, [name], signer);
      const releases = await build(site.store);
      await signer?.sign(site.store, releases);
      const note = { kind: 'release', why } as const;
      await releaseArea(site, { ...wish, name, release: releases[name] ?? '', note, inBrowser });
    },
    { compressesFirst, asksApi: true },
  );
}

export async function releaseCheckout(
  { why, removes, addsMany = false, inBrowser = true, compressesFirst = 'releases' }: ReleaseWish,
  signer: Signer | undefined,
  extras: Extras,
): Promise<void> {
  const build = buildOnce(sourceNames());
  await changeSite(
    extras,
    async (site) => {
      const { store, live, activate } = site;
      await expectAllowed(site, live ? await differingNames(store, live, sourceNames()) : [], signer);
      const releases = await build(store);
      await signer?.sign(store, releases);
      const activation = await activate({ releases, note: { kind: 'release', why }, removes, addsMany, inBrowser });
      const what = 'The whole checkout';
      line(activation ? `${what} is live, revision ${activation.registry.revision}.` : `${what} was live already.`);
    },
    { compressesFirst, asksApi: true },
  );
}

async function expectAllowed(
  { store, live, extras }: SiteToChange,
  names: readonly string[],
  signer: Signer | undefined,
): Promise<void> {
  const declared = names.map(async (name) => [name, await declarationOf(name)] as const);
  await expectToFit(store, live, Object.fromEntries(await Promise.all(declared)));
  await extras.receive?.expectKey(store, names, signer?.key);
}

function buildOnce(names: readonly string[]): (store: Store) => Promise<Readonly<Record<string, string>>> {
  let built: Readonly<Record<string, string>> | undefined;
  return async (store) => {
    const entries = Object.entries(built ?? {});
    const areIntact = await Promise.all(entries.map(([name, release]) => isKept(store, name, release)));
    if (built && areIntact.every(Boolean)) return built;
    const release = async (name: string) => [name, await releaseIfChanged(store, name)] as const;
    built = Object.fromEntries(await mapConcurrently(buildsAtOnce, names, release));
    return built;
  };
}
