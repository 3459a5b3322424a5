import { rm, stat } from 'node:fs/promises';
import type { AreaDescription, AreaRelease, Registry, ShellDescription } from '@agile-languages/shared/registry';
import { slotsOf } from '../release/declaration.ts';
import { appendHistory, isRecorded, type ReleaseChange } from '../store/history.ts';
import { readOwners } from '../store/owners.ts';
import { claimedRegistry, namesIn, readRegistry, releaseIn, replaceRegistry } from '../store/registry.ts';
import { readDescription } from '../store/release-description.ts';
import type { Store } from '../store/store.ts';
import { routesInForce } from './check-routes.ts';

interface RegistryOptions {
  embed: string | undefined;
  areaOrigins?: Readonly<Record<string, string>> | undefined;
}

export async function nextRegistry(
  store: Store,
  previous: Registry | undefined,
  { shell = '', ...areas }: Readonly<Record<string, string>>,
  { embed, areaOrigins = {} }: RegistryOptions,
): Promise<Registry> {
  const entries = await Promise.all(
    Object.entries(areas).map(
      async ([name, hash]) => [name, await areaEntry(store, name, hash, areaOrigins[name])] as const,
    ),
  );
  const owners = await readOwners(store);
  const all = Object.fromEntries(entries);
  const inForce = (name: string, area: AreaRelease) => ({ ...area, routes: routesInForce(all, owners, name) });
  const origins = Object.keys(areas).flatMap((name) => areaOrigins[name] ?? []);
  return {
    schema: 1,
    revision: (previous?.revision ?? 0) + 1,
    origins: [...new Set(origins)],
    shell: await shellEntry(store, shell),
    ...(embed && { embed }),
    areas: Object.fromEntries(entries.map(([name, area]) => [name, inForce(name, area)])),
  };
}

async function shellEntry(store: Store, hash: string): Promise<Registry['shell']> {
  const { release, base, main } = await readDescription<ShellDescription>(store, 'shell', hash);
  return { release, base, main };
}

async function areaEntry(store: Store, name: string, hash: string, origin = ''): Promise<AreaRelease> {
  const description = await readDescription<AreaDescription>(store, name, hash);
  const { release, contract, base, entry, routes, chunks } = description;
  const pageFiles = Object.entries(chunks.routes).map(([pattern, { script, style }]) => [
    pattern,
    style ? [script, style] : [script],
  ]);
  return {
    release,
    contract,
    base: `${origin}${base}`,
    entry,
    routes,
    pageFiles: Object.fromEntries(pageFiles),
    ...slotsOf(description),
  };
}

/** A claimed revision is complete and tried; not live it would stand in the way of the next. */
export async function completedRegistry(store: Store): Promise<Registry | undefined> {
  let registry = await readRegistry(store);
  for (;;) {
    const revision = (registry?.revision ?? 0) + 1;
    // First: a revision that another process claims after that is whole, and must stay.
    const isThere = await stat(store.pages(revision)).catch(() => undefined);
    const claimed = await claimedRegistry(store, revision);
    if (claimed?.revision !== revision) {
      if (isThere) await rm(store.pages(revision), { recursive: true, force: true });
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
